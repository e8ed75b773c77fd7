# Sourced by the other scripts: the tools of this folder come first.
PATH=$PWD/.tools/bin:$PWD/.tools/node_modules/.bin:$PATH
export PATH

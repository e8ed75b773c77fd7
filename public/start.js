// Starts the app, or says that it cannot.
const { js, wasm } = document.querySelector("script[data-wasm]").dataset;
try {
  const app = await import(js);
  await app.default({ module_or_path: wasm });
} catch (error) {
  document.getElementById("unable")?.removeAttribute("hidden");
  throw error;
}

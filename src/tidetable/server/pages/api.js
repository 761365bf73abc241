// Lists what the server can be asked for, from its own OpenAPI document.

const result = document.getElementById("result");

function line(method, path, about) {
  const item = document.createElement("li");
  const name = document.createElement("code");
  name.textContent = `${method.toUpperCase()} ${path}`;
  item.append(name, document.createElement("br"), about);
  return item;
}

try {
  const answer = await fetch("/schema/openapi.json");
  const { paths } = await answer.json();
  const routes = document.getElementById("routes");
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, route] of Object.entries(methods)) {
      routes.append(line(method, path, route.description ?? route.summary ?? ""));
    }
  }
  result.textContent = "";
} catch (error) {
  result.textContent = `The OpenAPI document cannot be read: ${error.message}`;
}

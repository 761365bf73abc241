// Asks the server every few seconds how it is.

const SECONDS = 5;
const put = (name, text) => (document.getElementById(name).textContent = text);

async function look() {
  const began = performance.now();
  try {
    const answer = await fetch("/healthz", { cache: "no-store" });
    const health = await answer.json();
    if (!answer.ok) throw new Error(health.sentence);
    put("tables", health.tables);
    put("viewers", health.viewers);
    put("bots", health.compiled ? "ready" : "getting ready; those that search are weak until then");
    put("took", `${Math.round(performance.now() - began)} ms`);
    put("result", "The server is well.");
  } catch (error) {
    put("result", `The server does not answer as it should: ${error.message}`);
  }
  setTimeout(look, SECONDS * 1000);
}

await look();

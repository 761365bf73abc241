// Checks a proof: hashes and numbers are computed here, the odds come from the server's rules.

import { commitmentOf, keyOf, problemOf } from "/pages/fair.js";

const at = (id) => document.getElementById(id);
const HERE = "Your browser has computed the commitment and every number itself. Which steps are"
  + " draws, their odds, and whether the moves were possible comes from this server's rules;"
  + " tidetable verify computes that, too, on your own machine.";
const THERE = "Browsers compute hashes only over HTTPS or on the same machine, so this is what the"
  + " server says. To trust nobody, use tidetable verify on your own machine.";

async function answerOf(path, options) {
  const answer = await fetch(path, options);
  const text = await answer.text();
  if (!answer.ok) throw new Error(JSON.parse(text).sentence);
  return text;
}

function documentOf() {
  const file = at("file").files[0];
  if (file) return file.text();
  const table = at("table").value.trim();
  if (!table) throw new Error("Choose a file or give the id of a table.");
  return answerOf(`/api/tables/${encodeURIComponent(table)}/proof`);
}

function say(sentence, kind = "") {
  at("result").textContent = sentence;
  at("result").className = kind;
}

function lineOf(draw, problem) {
  const item = document.createElement("li");
  const why = document.createElement("small");
  item.className = problem ? "bad" : "";
  item.append(`${problem ? "✗" : "✓"} step ${draw.step}: ${draw.brought}`, why);
  const last = draw.first + draw.weight - 1;
  const bring = draw.weight === 1 ? "only that brings" : `${draw.first} to ${last} bring`;
  why.textContent = problem
    ?? `number ${draw.number} of 0 to ${draw.total - 1}; ${bring} this`;
  return item;
}

function show(proof) {
  at("found").hidden = false;
  at("commitment").textContent = proof.commitment;
  at("secret").textContent = proof.secret;
  at("salts").textContent = proof.salts.map((salt) => salt || "(none)").join(", ");
}

// What does not hold of the secret, or null.
async function problemOfSecret(proof) {
  const noted = at("noted").value.trim().toLowerCase();
  if (noted && noted !== proof.commitment) return "this proof opens another commitment";
  const holds = !crypto.subtle || (await commitmentOf(proof.secret)) === proof.commitment;
  return holds ? null : "the secret is not the one that was committed to";
}

// Lists the draws that the server has checked, and gives what is wrong first, or null.
async function problemOfDraws(proof, draws) {
  const key = crypto.subtle && (await keyOf(proof.secret));
  for (const draw of draws) {
    const problem = key ? await problemOf(draw, key, proof) : null;
    at("draws").append(lineOf(draw, problem));
    if (problem) return `step ${draw.step}: ${problem}`;
  }
  return null;
}

async function check() {
  at("found").hidden = true;
  at("draws").replaceChildren();
  say("Checking ...");
  const text = await documentOf();
  const found = JSON.parse(await answerOf("/api/verify", { method: "POST", body: text }));
  if (found.problem?.startsWith("this is not the proof")) throw new Error(found.problem);
  const proof = JSON.parse(text);
  show(proof);
  at("trust").textContent = crypto.subtle ? HERE : THERE;
  const problem = (await problemOfSecret(proof))
    ?? (await problemOfDraws(proof, found.draws)) ?? found.problem;
  if (problem) say(`✗ This does not hold: ${problem}.`, "bad");
  else say(`✓ All ${found.draws.length} draws hold, and so do the scores.`, "good");
}

function start() {
  check().catch((error) => say(`✗ ${error.message}`, "bad"));
}

at("form").addEventListener("submit", (event) => {
  event.preventDefault();
  start();
});
at("table").value = new URLSearchParams(location.search).get("table") ?? "";
if (at("table").value) start();

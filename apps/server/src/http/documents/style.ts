/**
 * The styles of the API page. Served as a separate file, because the content security policy
 * forbids inline styles.
 */
export const style = `:root {
  color-scheme: light dark;
  --text: light-dark(#1d1b16, #ece8df);
  --soft: light-dark(#6a6456, #a8a294);
  --ground: light-dark(#fbfaf6, #171612);
  --raised: light-dark(#ffffff, #201e19);
  --line: light-dark(#e4dfd2, #36332b);
  --accent: light-dark(#8a4b12, #f0b46a);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  background: var(--ground);
  color: var(--text);
  font: 16px/1.55 system-ui, sans-serif;
}
main { max-inline-size: 60rem; margin-inline: auto; padding: 2.5rem 1rem 5rem; }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 1rem; }
h2 { font-size: 1.15rem; margin: 2.5rem 0 0.75rem; }
h4 { font-size: 0.9rem; margin: 1.25rem 0 0.4rem; }
small, .what { color: var(--soft); font-weight: 400; }
p { max-inline-size: 46rem; overflow-wrap: anywhere; }
a { color: var(--accent); }
code, pre { font: 0.85rem/1.5 ui-monospace, monospace; }
details {
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 10px;
  margin-block: 0.5rem;
}
details > :not(summary) { margin-inline: 1rem; }
details[open] { padding-block-end: 1rem; }
summary {
  cursor: pointer;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0.25rem 0.75rem;
  padding: 0.7rem 1rem;
  overflow-wrap: anywhere;
}
summary:focus-visible, pre:focus-visible, .wide:focus-visible {
  outline: 2px solid var(--accent);
  outline-offset: 2px;
}
.verb {
  font: 600 0.75rem/1.6 ui-monospace, monospace;
  color: var(--accent);
  min-inline-size: 3.5rem;
}
.what { flex-basis: 100%; font-size: 0.9rem; }
pre {
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 8px;
  margin-block: 0;
  max-block-size: 24rem;
  overflow: auto;
  padding: 0.75rem;
}
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: 0.9rem; inline-size: 100%; }
th, td {
  border-block-end: 1px solid var(--line);
  padding: 0.35rem 0.75rem 0.35rem 0;
  text-align: start;
  vertical-align: top;
}
dl { font-size: 0.9rem; margin-block: 0; }
dl div { display: flex; gap: 0.75rem; }
dt { font: 0.85rem/1.6 ui-monospace, monospace; min-inline-size: 2.5rem; }
dd { margin: 0; overflow-wrap: anywhere; }
`;

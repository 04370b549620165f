import { style } from '../documents/style.ts';

/** The styles of the trust page: those of the API page, with a button and a fingerprint. */
export const trustStyle = `${style}
main { max-inline-size: 44rem; }
h2 { scroll-margin-block-start: 1rem; }
.soft { color: var(--soft); font-size: 0.9rem; }
.do { margin-block: 1.75rem; }
.button {
  background: var(--accent);
  border-radius: 10px;
  color: var(--ground);
  display: inline-block;
  font-weight: 600;
  padding: 0.8rem 1.25rem;
  text-decoration: none;
}
.button:hover { filter: brightness(1.08); }
a:focus-visible { outline: 2px solid var(--accent); outline-offset: 3px; }
.fingerprint {
  background: var(--raised);
  border: 1px solid var(--line);
  border-radius: 10px;
  display: grid;
  font: 0.95rem/1.7 ui-monospace, monospace;
  inline-size: fit-content;
  max-inline-size: 100%;
  overflow-x: auto;
  padding: 0.75rem 1.1rem;
  white-space: nowrap;
}
nav ul {
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
  list-style: none;
  margin-block: 2rem 0;
  padding: 0;
}
nav a {
  border: 1px solid var(--line);
  border-radius: 999px;
  display: inline-block;
  min-block-size: 2.75rem;
  padding: 0.55rem 1rem;
  text-decoration: none;
}
ol { padding-inline-start: 1.4rem; }
li { margin-block: 0.4rem; max-inline-size: 40rem; }
nav li { margin: 0; }
section { border-block-start: 1px solid var(--line); margin-block-start: 2rem; }
section h2 { margin-block-start: 1.25rem; }
`;

// Writes docs/kit.md, the table of components and states, and fails on a hole in it. `--check` writes nothing.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { kitLaw } from './laws/kitLaw.mjs';
import { root } from './together.mjs';

const file = 'docs/kit.md';
const spaced = (name) =>
  name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ').replaceAll(/ [A-Z]/g, (word) => word.toLowerCase());
const plain = (text) => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
const title = (text) => plain(text).replaceAll('"', '&quot;');

const cell = (value) => {
  if (value === true) return '✓';
  return value ? `<span title="${title(value)}">–</span>` : '**?**';
};

const line = (cells) => `| ${cells.join(' | ')} |`;

function table({ states, rows }) {
  const heads = ['Component', ...states.map(spaced), 'Keyboard', 'Right to left', 'Stories'];
  return [
    line(heads),
    line(heads.map((_, index) => (index === 0 ? ':--' : ':-:'))),
    ...rows.map((row) =>
      line([
        row.name,
        ...states.map((state) => cell(row.states[state])),
        row.keyboard === undefined ? '' : cell(row.keyboard || undefined),
        cell(row.isMirrored || undefined),
        row.stories,
      ]),
    ),
  ].join('\n');
}

/** One line per component: which states it never has, and why. */
const reasons = ({ states, rows }) =>
  rows
    .map(({ name, states: own }) => {
      const said = new Map();
      for (const state of states)
        if (typeof own[state] === 'string')
          said.set(own[state], [...(said.get(own[state]) ?? []), spaced(state).toLowerCase()]);
      const words = [...said].map(([why, which]) => `${which.join(', ')}: ${plain(why)}`);
      return words.length > 0 ? `- **${name}**: ${words.join(' ')}` : undefined;
    })
    .filter(Boolean)
    .join('\n');

const page = (law) => `# The kit: every component in every state

Written by \`pnpm kit\` from the stories and the guides; edit those. ✓ is a story of that name. – is a state that the component is never in: point at it for the reason, or read the list below. Every story is played again right to left, dark and in touch density.

${law.rows.length} components, ${law.rows.reduce((sum, { stories }) => sum + stories, 0)} stories.

${table(law)}

## States that a component is never in

${reasons(law)}
`;

const law = await kitLaw(root);
const text = page(law);
const path = join(root, file);
const isStale = !existsSync(path) || readFileSync(path, 'utf8') !== text;
if (isStale && process.argv.includes('--check'))
  law.holes.push(`${file} is not what the stories say; write it anew with \`pnpm kit\``);
else if (isStale) writeFileSync(path, text);
for (const hole of law.holes) console.error(hole);
console.log(`${law.rows.length} components, ${law.holes.length} holes.`);
process.exit(law.holes.length === 0 ? 0 : 1);

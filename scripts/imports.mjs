// Fails when an import breaks the table of docs/architecture.md.
import { importLaw } from './laws/importLaw.mjs';
import { root } from './together.mjs';

const broken = await importLaw(root);
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'Every import keeps the law.' : `${broken.length} broken imports.`,
);
process.exit(broken.length === 0 ? 0 : 1);

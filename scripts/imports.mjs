// Fails if an import breaks the dependency rules in CONTRIBUTING.md.
import { importRules } from './checks/importRules.mjs';
import { root } from './together.mjs';

const broken = await importRules(root);
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'All imports pass the checks.' : `${broken.length} broken imports.`,
);
process.exit(broken.length === 0 ? 0 : 1);

// Fails if the subject of a commit isn't `area: imperative` in at most 72 characters.
import { commitRules } from './checks/commitRules.mjs';
import { root } from './together.mjs';

const broken = commitRules(root);
for (const line of broken) console.error(line);
console.log(
  broken.length === 0
    ? 'All commit messages pass the checks.'
    : `${broken.length} broken commit messages.`,
);
process.exit(broken.length === 0 ? 0 : 1);

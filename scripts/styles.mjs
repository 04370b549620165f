// Fails if a `*.css.ts` uses a physical side or a literal instead of a token.
import { styleRules } from './checks/styleRules.mjs';
import { root } from './together.mjs';

const broken = styleRules(root);
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'All styles pass the checks.' : `${broken.length} broken styles.`,
);
process.exit(broken.length === 0 ? 0 : 1);

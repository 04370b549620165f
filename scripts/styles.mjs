// Fails when a `*.css.ts` names a side of the screen or skips the tokens.
import { styleLaw } from './laws/styleLaw.mjs';
import { root } from './together.mjs';

const broken = styleLaw(root);
for (const line of broken) console.error(line);
console.log(broken.length === 0 ? 'Every style keeps the law.' : `${broken.length} broken styles.`);
process.exit(broken.length === 0 ? 0 : 1);

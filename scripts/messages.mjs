// Fails when a message has a foreign id, cannot be read, says something else in another language, or is asked for by nobody.
import { messageLaw } from './laws/messageLaw.mjs';
import { unaskedMessages } from './laws/unaskedMessages.mjs';
import { root } from './together.mjs';

const broken = [...messageLaw(root), ...unaskedMessages(root)];
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'Every message keeps the law.' : `${broken.length} broken messages.`,
);
process.exit(broken.length === 0 ? 0 : 1);

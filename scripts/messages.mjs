// Fails if a message has an invalid id, can't be parsed, differs in another language, is unused,
// repeats a shared one or isn't as in the glossary, if the kit has a text that isn't a message, or if
// a text has a word that we avoid or shows a code.
import { glossaryRules } from './checks/glossaryRules.mjs';
import { kitTextRules } from './checks/kitTextRules.mjs';
import { messageRules } from './checks/messageRules.mjs';
import { repeatedMessages } from './checks/repeatedMessages.mjs';
import { unusedMessages } from './checks/unusedMessages.mjs';
import { wordRules } from './checks/wordRules.mjs';
import { root } from './together.mjs';

const broken = [
  ...messageRules(root),
  ...unusedMessages(root),
  ...repeatedMessages(root),
  ...kitTextRules(root),
  ...glossaryRules(root),
  ...wordRules(root),
];
for (const line of broken) console.error(line);
console.log(
  broken.length === 0 ? 'All messages pass the checks.' : `${broken.length} broken messages.`,
);
process.exit(broken.length === 0 ? 0 : 1);

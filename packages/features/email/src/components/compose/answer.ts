import type { Email, EmailPerson, EmailRecipient } from '@servery/api/template';
import type { EditorDocument } from '@servery/ui/editor';
import type { AnswerWay } from '../../emailView.ts';
import { blank, type Draft } from './draft.ts';

const prefixes = { reply: 'Re: ', 'reply-all': 'Re: ', forward: 'Fwd: ' } as const;
const begun = /^(re|fwd?|aw|wg|tr|enc|res)\s*:\s*/i;

/** A subject with its sign of an answer, once. */
export const answeredSubject = (way: AnswerWay, subject: string): string =>
  (prefixes[way] + subject.replace(begun, '')).slice(0, 200);

const plain = ({ name, email }: EmailRecipient) => ({ name, email });

/** An answer to a mail as it begins: to whom, about what, with what was said there under `said`. */
export function answerTo(
  way: AnswerWay,
  mail: Email,
  me: EmailPerson,
  said: string,
  quoted: EditorDocument | null,
): Draft {
  const isOwn = mail.from.email === me.email;
  const isOther = ({ email }: EmailRecipient) => email !== me.email && email !== mail.from.email;
  const first = isOwn ? mail.to : [plain(mail.from)];
  const others = way === 'reply-all' && !isOwn ? mail.to.filter(isOther) : [];
  const quote = quoted?.content ?? [];
  return {
    ...blank,
    to: way === 'forward' ? [] : [...first, ...others],
    cc: way === 'reply-all' ? mail.cc.filter(isOther) : [],
    subject: answeredSubject(way, mail.subject),
    text: {
      type: 'doc',
      content: [
        { type: 'paragraph' },
        { type: 'paragraph', content: [{ type: 'text', text: said }] },
        { type: 'blockquote', content: quote.length > 0 ? quote : [{ type: 'paragraph' }] },
      ],
    },
    attachments: way === 'forward' ? mail.attachments : [],
    repliesTo: mail.id,
  };
}

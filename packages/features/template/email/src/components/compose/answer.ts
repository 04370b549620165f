import type { Email, EmailPerson, EmailRecipient } from '@servery/api/template';
import type { EditorDocument } from '@servery/ui/editor';
import type { AnswerWay } from '../../emailView.ts';
import { blank, type Draft } from './draft.ts';

const prefixes = { reply: 'Re: ', 'reply-all': 'Re: ', forward: 'Fwd: ' } as const;
const begun = /^(re|fwd?|aw|wg|tr|enc|res)\s*:\s*/i;

/** Returns a subject with a single reply or forward prefix. */
export const answeredSubject = (way: AnswerWay, subject: string): string =>
  (prefixes[way] + subject.replace(begun, '')).slice(0, 200);

const plain = ({ name, email }: EmailRecipient) => ({ name, email });

/**
 * Returns the initial draft of a reply or forward: recipients, subject, and the quoted message
 * below the line `attribution`.
 */
export function answerTo(
  way: AnswerWay,
  mail: Email,
  me: EmailPerson,
  attribution: string,
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
        { type: 'paragraph', content: [{ type: 'text', text: attribution }] },
        { type: 'blockquote', content: quote.length > 0 ? quote : [{ type: 'paragraph' }] },
      ],
    },
    attachments: way === 'forward' ? mail.attachments : [],
    repliesTo: mail.id,
  };
}

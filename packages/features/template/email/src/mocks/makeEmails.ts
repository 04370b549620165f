import type { Email, EmailMessage } from '@servery/api/template';
import { randomOf } from '@servery/domain/template';
import { me } from './people.ts';
import { fixtures, type MessageSketch } from './fixtures.ts';

const hour = 3_600_000;
const at = (time: number) => new Date(time).toISOString();
const plain = ({ name, email }: { name: string; email: string }) => ({ name, email });

/** Base of the ids of messages within a conversation, above the ids of emails. */
const innerIds = 1_000_000;

const messageFields = ({ from, to = [me], cc = [], html, files = [] }: MessageSketch) => ({
  from,
  to: to.map(plain),
  cc: cc.map(plain),
  bcc: [],
  message: html,
  attachments: [...files],
});

/**
 * Returns `count` emails, newest first. They're the same each time except for their dates, which
 * end at `now`. Equal bodies are shared.
 */
export function makeEmails(count: number, now: number): Email[] {
  const { whole, chance } = randomOf('e-mail');
  const shared = fixtures.map(messageFields);
  let time = now - 8 * 60_000;
  return Array.from({ length: count }, (_, place): Email => {
    const nth = place % fixtures.length;
    const round = Math.floor(place / fixtures.length);
    const { subject, folder, labels = [], earlier = [], ...flags } = fixtures[nth]!;
    // The dates of other folders also start at `now`, not after the whole inbox.
    const own = nth < 16 ? time : now - (nth - 15) * 20 * hour - round * 31 * hour;
    if (nth < 16) time -= whole(20, count > 100 ? 90 : 16 * 60) * 60_000;
    const id = count - place;
    return {
      ...shared[nth]!,
      id,
      subject: round > 0 ? `${subject} (${round + 1})` : subject,
      time: at(own),
      isRead: flags.isRead ?? (round === 0 || chance(0.9)),
      isStarred: flags.isStarred === true && (round === 0 || chance(0.1)),
      labels: [...labels],
      folder,
      replies: earlier.map((one, index): EmailMessage => ({
        ...messageFields(one),
        id: innerIds + id * 10 + index,
        subject,
        time: at(own - (earlier.length - index) * 5 * hour),
      })),
      repliesTo: null,
      sendAt: null,
    };
  }).toSorted((one, other) => (one.time < other.time ? 1 : -1));
}

import type { Email, EmailMessage } from '@servery/api/template';
import { randomOf } from '@servery/domain/template';
import { me } from './people.ts';
import { sketches, type MessageSketch } from './sketches.ts';

const hour = 3_600_000;
const at = (time: number) => new Date(time).toISOString();
const plain = ({ name, email }: { name: string; email: string }) => ({ name, email });

/** Numbers of messages inside a conversation: past those that mails have. */
const innerIds = 1_000_000;

const said = ({ from, to = [me], cc = [], html, files = [] }: MessageSketch) => ({
  from,
  to: to.map(plain),
  cc: cc.map(plain),
  bcc: [],
  message: html,
  attachments: [...files],
});

/** So many mails, the newest first; the same ones each time but for the days, which end now. What they say is said once and shared. */
export function makeEmails(count: number, now: number): Email[] {
  const { whole, chance } = randomOf('e-mail');
  const shared = sketches.map(said);
  let time = now - 8 * 60_000;
  return Array.from({ length: count }, (_, place): Email => {
    const nth = place % sketches.length;
    const round = Math.floor(place / sketches.length);
    const { subject, folder, labels = [], earlier = [], ...flags } = sketches[nth]!;
    // Other folders are as young as the inbox: their first mails do not come after all of its.
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
        ...said(one),
        id: innerIds + id * 10 + index,
        subject,
        time: at(own - (earlier.length - index) * 5 * hour),
      })),
      repliesTo: null,
      sendAt: null,
    };
  }).toSorted((one, other) => (one.time < other.time ? 1 : -1));
}

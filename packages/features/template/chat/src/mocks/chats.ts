import type { ChatContact, ChatLog, ChatMessage } from '@servery/api/template';
import { pictures } from './pictures.ts';
import { longTalk, talks, type Talk } from './talks.ts';

const minute = 60_000;
const selfId = 1;

function attachmentOf(text: string): ChatMessage['attachment'] {
  if (text === '[call]') return { kind: 'call', isVideo: false, seconds: 21 };
  if (text === '[video]') return { kind: 'call', isVideo: true, seconds: 18 };
  const name = /^\[(\w+)\]$/.exec(text)?.[1] as keyof typeof pictures | undefined;
  return (name && pictures[name]) ?? null;
}

/** Converts lines to messages one to three minutes apart; the last one is sent at `last`. */
function messagesOf(lines: readonly string[], contactId: number, first: number, last: number) {
  let at = last;
  const messages: ChatMessage[] = [];
  for (const line of lines.toReversed()) {
    const text = line.slice(2);
    if (line.startsWith('~')) {
      at -= Number(text) * 60 * minute;
      continue;
    }
    const attachment = attachmentOf(text);
    messages.unshift({
      id: 0,
      key: '',
      message: attachment ? '' : text,
      time: new Date(at).toISOString(),
      senderId: line.startsWith('>') ? selfId : contactId,
      attachment,
    });
    at -= (1 + (messages.length % 3)) * minute;
  }
  return messages.map((message, index) => ({
    ...message,
    id: first + index,
    key: `m${first + index}`,
  }));
}

/** Returns the chats of the given contacts, latest first, relative to `now`. */
export function makeChats(contacts: readonly ChatContact[], now: number, isMany: boolean) {
  const further: Talk[] = isMany
    ? contacts.slice(15, 60).map((_, index) => ({
        with: index + 15,
        ago: 60 * (80 + index * 7),
        lines: longTalk(6 + (index % 5)),
      }))
    : [];
  const wanted = [...talks, ...further].filter(({ with: place }) => contacts[place]);
  let next = 1;
  return wanted.map((talk, index): ChatLog => {
    const contact = contacts[talk.with]!;
    const lines = isMany && index === 0 ? longTalk(1000) : talk.lines;
    const chat = messagesOf(lines, contact.id, next, now - talk.ago * minute);
    next += chat.length;
    return { id: index + 1, userId: contact.id, unseenMsgs: talk.unseen ?? 0, chat };
  });
}

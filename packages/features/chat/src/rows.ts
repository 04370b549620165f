import type { ChatMessage } from '@servery/api/template';
import { dayOf } from '@servery/domain/template';

/** A message on the screen: sent, on its way, or not sent. */
export interface ShownMessage extends ChatMessage {
  state?: 'sending' | 'failed';
}

/** What stands in a chat, one under the other. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'call'; key: string; message: ShownMessage }
  | { kind: 'group'; key: string; senderId: number; messages: readonly ShownMessage[] };

/** Messages as rows: those that one person said in a row stand together, a day and the new ones begin with a line. */
export function rowsOf(messages: readonly ShownMessage[], firstUnseenId: number | null): ChatRow[] {
  const rows: ChatRow[] = [];
  let day = '';
  for (const message of messages) {
    const { key, senderId } = message;
    const today = dayOf(new Date(message.time));
    if (today !== day) {
      rows.push({ kind: 'day', key: `day ${today} ${key}`, day: today });
      day = today;
    }
    if (message.id === firstUnseenId) rows.push({ kind: 'new', key: 'new' });
    if (message.attachment?.kind === 'call') {
      rows.push({ kind: 'call', key, message });
      continue;
    }
    const last = rows.at(-1);
    if (last?.kind === 'group' && last.senderId === senderId)
      rows[rows.length - 1] = { ...last, messages: [...last.messages, message] };
    else rows.push({ kind: 'group', key, senderId, messages: [message] });
  }
  return rows;
}

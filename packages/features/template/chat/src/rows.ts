import type { ChatMessage } from '@servery/api/template';
import { dayOf } from '@servery/domain/template';

/** A message on the screen: sent, being sent, or failed. */
export interface ShownMessage extends ChatMessage {
  state?: 'sending' | 'failed';
}

/** A row of a conversation, from top to bottom. */
export type ChatRow =
  | { kind: 'day'; key: string; day: string }
  | { kind: 'new'; key: string }
  | { kind: 'call'; key: string; message: ShownMessage }
  | { kind: 'group'; key: string; senderId: number; messages: readonly ShownMessage[] };

/**
 * Converts messages to rows: consecutive messages of one sender are grouped; a separator precedes
 * each day and the first unread message.
 */
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

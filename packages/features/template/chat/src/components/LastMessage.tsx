import type { ChatWithContact } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { listMessages, youMessages } from '../messages/list.ts';

const messages = {
  image: listMessages.picture,
  voice: listMessages.voice,
  call: listMessages.call,
};

/** The last message of a chat, in one line. */
export function LastMessage({ id, chat }: Pick<ChatWithContact, 'id' | 'chat'>) {
  const { formatMessage } = useIntl();
  const { lastMessage: last } = chat;
  if (!last) return formatMessage(listMessages.nothing);
  const text = last.message || (last.kind ? formatMessage(messages[last.kind]) : '');
  const isTheirs = last.senderId === id || last.kind === 'call';
  return isTheirs ? text : formatMessage(youMessages, { text });
}

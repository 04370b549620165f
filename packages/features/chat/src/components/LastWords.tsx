import type { ChatWithContact } from '@servery/api/template';
import { useIntl } from 'react-intl';
import { listWords, youWords } from '../messages/list.ts';

const words = { image: listWords.picture, voice: listWords.voice, call: listWords.call };

/** What was said last in a chat, in one line. */
export function LastWords({ id, chat }: Pick<ChatWithContact, 'id' | 'chat'>) {
  const { formatMessage } = useIntl();
  const { lastMessage: last } = chat;
  if (!last) return formatMessage(listWords.nothing);
  const text = last.message || (last.kind ? formatMessage(words[last.kind]) : '');
  const isTheirs = last.senderId === id || last.kind === 'call';
  return isTheirs ? text : formatMessage(youWords, { text });
}

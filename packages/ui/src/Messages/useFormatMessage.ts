import { useCallback, useMemo } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { formatMessage, type Message, type MessageValues } from './formatMessage.ts';
import { useMessages } from './MessagesProvider.tsx';

/** Returns a function that returns a message in the language of the provider. */
export function useFormatMessage() {
  const messages = useMessages();
  const { locale } = useLocale();
  return useCallback(
    ({ id, text }: Message, values?: MessageValues) => {
      const found = messages[id];
      if (!values) return found ?? text;
      // An English fallback text needs English plurals on a page in another language too.
      const isTranslated = found !== undefined || locale.startsWith('en');
      return formatMessage(found ?? text, values, isTranslated ? locale : 'en');
    },
    [messages, locale],
  );
}

/** Returns the texts of several constant messages without placeholders, by the same keys. */
export function useTexts<Key extends string>(messages: Readonly<Record<Key, Message>>) {
  const format = useFormatMessage();
  return useMemo(() => {
    const texts = Object.entries<Message>(messages).map(([key, it]) => [key, format(it)]);
    return Object.fromEntries(texts) as Record<Key, string>;
  }, [messages, format]);
}

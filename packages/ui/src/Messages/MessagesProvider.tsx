import { createContext, use, type ReactNode } from 'react';

/** The kit's own texts in one language, by id. A text that's missing is shown in English. */
export type Messages = Readonly<Record<string, string>>;

const MessagesContext = createContext<Messages>({});

export interface MessagesProviderProps {
  /** The texts of one language: the content of `@servery/ui/messages/de.json`, or your own. */
  messages: Messages;
  /** The components that show the texts. */
  children: ReactNode;
}

/**
 * Sets the language of the kit's own texts, such as "Close" or "Next page". Without a provider they
 * are in English. Numbers and plurals follow the locale of react-aria's `I18nProvider`.
 */
export function MessagesProvider({ messages, children }: MessagesProviderProps) {
  return <MessagesContext value={messages}>{children}</MessagesContext>;
}

/** Returns the texts of the provider, without those that are missing. */
export const useMessages = () => use(MessagesContext);

import type { MessageDescriptor } from 'react-intl';

/** Names messages for extraction; the library's own types refuse values to a message that states none. */
export const defineMessages = <Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Readonly<Record<Key, MessageDescriptor>> => messages;

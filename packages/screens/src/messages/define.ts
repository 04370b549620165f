import type { MessageDescriptor } from 'react-intl';

/**
 * Declares messages for extraction. Untyped values are accepted; the library's own types refuse
 * them for a message that declares none.
 */
export const defineMessages = <Key extends string>(
  messages: Record<Key, MessageDescriptor>,
): Readonly<Record<Key, MessageDescriptor>> => messages;

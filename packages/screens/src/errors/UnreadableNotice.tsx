import type { UnreadableRow } from '@servery/api';
import { Banner, Text } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { unreadableMessages as messages } from '../messages/unreadable.ts';

export interface UnreadableNoticeProps {
  /** The `unreadable` of a response. */
  rows: readonly UnreadableRow[] | undefined;
  /** Shown in place of the names of the rows, for example each with a button. */
  children?: ReactNode;
}

/**
 * Notice that names the rows that are stored but can't be shown. Renders nothing if there are none.
 */
export function UnreadableNotice({ rows = [], children }: UnreadableNoticeProps) {
  const { formatMessage, formatList } = useIntl();
  if (rows.length === 0) return null;
  const names = rows.map(({ id, number }) =>
    number === undefined
      ? formatMessage(messages.unnumbered, { id: String(id) })
      : formatMessage(messages.numbered, { number, id: String(id) }),
  );
  return (
    <Banner tone="danger" title={formatMessage(messages.title, { count: rows.length })}>
      <Text as="p">{formatMessage(messages.text)}</Text>
      {children ?? <Text as="p">{formatList(names, { type: 'unit' })}</Text>}
    </Banner>
  );
}

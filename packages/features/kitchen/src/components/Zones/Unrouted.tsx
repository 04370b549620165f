import { Banner } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUnrouted } from '../../hooks/useUnrouted.ts';
import { zonesUnroutedWords as words } from '../../messages.ts';

/** Warns of dishes that nobody in the kitchen is told of; nothing while there are none. */
export function Unrouted({ merchantId }: { merchantId: number | '' }) {
  const { formatMessage, formatList } = useIntl();
  const { data } = useUnrouted(merchantId);
  if (!data || data.total === 0) return null;
  const names = data.aaData.map(({ name }) => name);
  const rest = data.total - names.length;
  const listed = rest > 0 ? [...names, formatMessage(words.more, { count: rest })] : names;
  return (
    <Banner tone="warning" isLive={false} title={formatMessage(words.title, { count: data.total })}>
      {formatMessage(words.names, { names: formatList(listed) })}
    </Banner>
  );
}

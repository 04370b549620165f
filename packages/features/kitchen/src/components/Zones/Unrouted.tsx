import { Banner } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useUnrouted } from '../../hooks/useUnrouted.ts';
import { zonesUnroutedMessages as messages } from '../../messages.ts';

/** Warns of dishes that no zone makes; renders nothing if there are none. */
export function Unrouted({ merchantId }: { merchantId: number | '' }) {
  const { formatMessage, formatList } = useIntl();
  const { data } = useUnrouted(merchantId);
  if (!data || data.total === 0) return null;
  const names = data.aaData.map(({ name }) => name);
  const rest = data.total - names.length;
  const listed = rest > 0 ? [...names, formatMessage(messages.more, { count: rest })] : names;
  return (
    <Banner
      tone="warning"
      isLive={false}
      title={formatMessage(messages.title, { count: data.total })}
    >
      {formatMessage(messages.names, { names: formatList(listed) })}
    </Banner>
  );
}

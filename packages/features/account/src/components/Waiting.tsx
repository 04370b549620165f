import { Card, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { settingsWords } from '../messages/settings.ts';

/** Holds the place of a part while it loads. */
export function Waiting({ lines = 6 }: { lines?: number }) {
  const { formatMessage } = useIntl();
  return (
    <Card padding="l">
      <VisuallyHidden>
        <span role="status">{formatMessage(settingsWords.loading)}</span>
      </VisuallyHidden>
      <Skeleton width="third" />
      <Skeleton lines={lines} />
    </Card>
  );
}

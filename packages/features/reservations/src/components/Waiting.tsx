import { Card, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { commonWords as words } from '../messages/common.ts';

/** Holds the place of rows while they load. */
export function Waiting({ lines = 8 }: { lines?: number }) {
  const { formatMessage } = useIntl();
  return (
    <Card padding="l">
      <VisuallyHidden>
        <span role="status">{formatMessage(words.loading)}</span>
      </VisuallyHidden>
      <Skeleton lines={lines} />
    </Card>
  );
}

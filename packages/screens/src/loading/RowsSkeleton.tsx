import { Card, Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { loadingMessage } from '../messages/loading.ts';

export interface RowsSkeletonProps {
  /** The number of rows. @default 8 */
  lines?: number;
  /** Whether to show a heading above the rows. */
  hasHeading?: boolean;
}

/** Skeleton rows shown while a list or a part of a page loads. */
export function RowsSkeleton({ lines = 8, hasHeading = false }: RowsSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <Card padding="l">
      <VisuallyHidden>
        <span role="status">{formatMessage(loadingMessage)}</span>
      </VisuallyHidden>
      {hasHeading && <Skeleton width="third" />}
      <Skeleton lines={lines} />
    </Card>
  );
}

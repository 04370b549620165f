import { Card, Skeleton } from '@servery/ui';
import { LinesSkeleton, type LinesSkeletonProps } from './LinesSkeleton.tsx';

export interface RowsSkeletonProps extends LinesSkeletonProps {
  /** Whether to show a heading above the rows. */
  hasHeading?: boolean;
}

/** Skeleton rows in a card, shown while a list or a part of a page loads. */
export function RowsSkeleton({ hasHeading = false, ...props }: RowsSkeletonProps) {
  return (
    <Card padding="l">
      {hasHeading && <Skeleton width="third" />}
      <LinesSkeleton {...props} />
    </Card>
  );
}

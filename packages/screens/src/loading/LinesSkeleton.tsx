import { Skeleton, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { actionMessages } from '../messages/actions.ts';

export interface LinesSkeletonProps {
  /** The number of lines. @default 8 */
  lines?: number;
  /**
   * Announced by screen readers: "Loading orders…".
   * @default "Loading…"
   */
  label?: string;
}

/** Skeleton lines shown while a part of a page loads. */
export function LinesSkeleton({ lines = 8, label }: LinesSkeletonProps) {
  const { formatMessage } = useIntl();
  return (
    <div aria-busy>
      <VisuallyHidden>
        <span role="status">{label ?? formatMessage(actionMessages.loading)}</span>
      </VisuallyHidden>
      <Skeleton lines={lines} />
    </div>
  );
}

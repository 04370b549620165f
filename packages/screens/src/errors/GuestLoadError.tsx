import { EmptyState, QrIcon } from '@servery/ui';
import { LoadError, type LoadErrorProps } from './LoadError.tsx';

export interface GuestLoadErrorProps extends Pick<LoadErrorProps, 'error' | 'explain' | 'onRetry'> {
  /** The title if the guest's code is no longer valid. */
  missingTitle: string;
  /** The text for the guest then: what to do. */
  missing: string;
}

/** The error of a guest's page: the code is no longer valid, or loading failed. */
export function GuestLoadError({ missingTitle, missing, ...props }: GuestLoadErrorProps) {
  return (
    <LoadError
      {...props}
      missing={
        <EmptyState icon={<QrIcon />} title={missingTitle}>
          {missing}
        </EmptyState>
      }
    />
  );
}

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
  const gone = (
    <EmptyState icon={<QrIcon />} title={missingTitle}>
      {missing}
    </EmptyState>
  );
  // The restaurant has turned the feature off, which is none of the guest's business.
  if (props.error.code === 'featureOff') return gone;
  return <LoadError {...props} missing={gone} />;
}

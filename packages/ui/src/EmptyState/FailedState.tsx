import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorIcon, OfflineIcon } from '../icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';
import { retryMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const messages = {
  text: {
    id: 'failed.text',
    text: 'Something went wrong on our end. Try again in a moment.',
  },
  offline: { id: 'failed.offline', text: 'Couldn’t connect. Check your network and try again.' },
};

/** The texts of a `FailedState`. */
export interface FailedLabels {
  /** The next step: "Try again in a moment." */
  text: ReactNode;
  /** The label of the retry button: "Try again". */
  retry: ReactNode;
}

export interface FailedStateProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  /** Texts to use instead of the kit's own. */
  labels?: Partial<FailedLabels>;
  /**
   * Whether the connection is the cause, which changes the icon.
   * @default false
   */
  isOffline?: boolean;
  /**
   * Called when the retry button is pressed. The button is pending until a returned promise is
   * settled.
   */
  onRetry: () => unknown;
}

/**
 * Shown in place of content that failed to load. It's announced immediately, and again after each
 * failed retry.
 */
export function FailedState({ labels, isOffline = false, onRetry, ...rest }: FailedStateProps) {
  const format = useFormatMessage();
  const [isTrying, setIsTrying] = useState(false);
  const [times, setTimes] = useState(0);
  const retry = async () => {
    setIsTrying(true);
    try {
      await onRetry();
    } finally {
      setIsTrying(false);
      setTimes((before) => before + 1);
    }
  };
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        icon={isOffline ? <OfflineIcon /> : <ErrorIcon />}
        action={
          <Button isPending={isTrying} onPress={() => void retry()}>
            {labels?.retry ?? format(retryMessage)}
          </Button>
        }
      >
        {/* A new element in an alert is announced again, even with the same text. */}
        <span key={times}>
          {labels?.text ?? format(isOffline ? messages.offline : messages.text)}
        </span>
      </EmptyState>
    </div>
  );
}

import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import { ErrorIcon, OfflineIcon } from '../icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

export interface FailedWords {
  /** What to do about it: “Try again in a moment.” */
  text: ReactNode;
  /** Names the button: “Try again”. */
  retry: ReactNode;
}

export interface FailedStateProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  words: FailedWords;
  /** Nothing is wrong but the connection. */
  isOffline?: boolean;
  /** The button waits for what it answers: a promise settles when it was tried. */
  onRetry: () => unknown;
}

/** Stands where content would that could not be had; says so at once and each time that it failed again. */
export function FailedState({ words, isOffline = false, onRetry, ...rest }: FailedStateProps) {
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
            {words.retry}
          </Button>
        }
      >
        {/* A text that is new in an alert is read out again, although it says the same. */}
        <span key={times}>{words.text}</span>
      </EmptyState>
    </div>
  );
}

import { Button } from '../Button/Button.tsx';
import { ErrorIcon } from '../icons.ts';
import { EmptyState, type EmptyStateProps } from './EmptyState.tsx';

export interface FailedWords {
  /** What to do about it: “Try again in a moment.” */
  text: string;
  /** Names the button: “Try again”. */
  retry: string;
}

export interface FailedStateProps extends Pick<EmptyStateProps, 'title' | 'level'> {
  words: FailedWords;
  onRetry: () => void;
}

/** Stands where content would that could not be had; says so at once, and tries again. */
export function FailedState({ words, onRetry, ...rest }: FailedStateProps) {
  return (
    <div role="alert">
      <EmptyState
        {...rest}
        icon={<ErrorIcon />}
        action={<Button onPress={onRetry}>{words.retry}</Button>}
      >
        {words.text}
      </EmptyState>
    </div>
  );
}

import type { Problem } from '@servery/api';
import {
  Banner,
  Button,
  EmptyState,
  FailedState,
  LockIcon,
  type EmptyStateProps,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { errorMessages as messages } from '../messages/error.ts';

export interface LoadErrorProps extends Pick<EmptyStateProps, 'level'> {
  error: Problem;
  /** The title of the error, such as “Couldn’t load the order”; a general one by default. */
  title?: ReactNode;
  /**
   * Explains a failure and the next step. By default it only distinguishes a missing connection
   * from other causes.
   */
  explain?: (error: Problem) => string;
  /**
   * Shown if the reader lacks permission: the permission that is needed. Without it, `forbidden` is
   * treated like other failures.
   */
  forbidden?: ReactNode;
  /** The title above `forbidden`. */
  forbiddenTitle?: ReactNode;
  /** Shown in place of an error if the content doesn't exist. */
  missing?: ReactNode;
  /** The title of a warning above earlier data that is still shown; the error is a banner then. */
  staleTitle?: ReactNode;
  /** Loads again. */
  onRetry: () => unknown;
}

/** Shown in place of content that failed to load, with a retry button if retrying can help. */
export function LoadError({
  error,
  title,
  explain,
  forbidden,
  forbiddenTitle,
  missing,
  staleTitle,
  level,
  onRetry,
}: LoadErrorProps) {
  const { formatMessage } = useIntl();
  const isOffline = error.code === 'offline';
  if (error.code === 'forbidden' && forbidden !== undefined)
    return (
      <EmptyState
        level={level}
        icon={<LockIcon />}
        title={forbiddenTitle ?? formatMessage(messages.forbiddenTitle)}
      >
        {forbidden}
      </EmptyState>
    );
  if (error.code === 'notFound' && missing !== undefined) return missing;
  const text = explain?.(error) ?? formatMessage(isOffline ? messages.offline : messages.text);
  const retry = formatMessage(messages.retry);
  if (staleTitle !== undefined)
    return (
      <Banner
        tone="warning"
        title={staleTitle}
        action={
          <Button size={level === 3 ? 's' : 'm'} onPress={() => onRetry()}>
            {retry}
          </Button>
        }
      >
        {text}
      </Banner>
    );
  return (
    <FailedState
      level={level}
      title={title ?? formatMessage(messages.title)}
      labels={{ text }}
      isOffline={isOffline}
      onRetry={onRetry}
    />
  );
}

import type { Problem } from '@servery/api';
import { Button, Skeleton, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages } from '../messages/form.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface WaitProps {
  /** The reason why loading failed; undefined while loading. */
  problem: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading and error states of a page's content. */
export function Wait({ problem, onRetry }: WaitProps) {
  const { formatMessage } = useIntl();
  if (problem)
    return (
      <ProblemBanner
        problem={problem}
        action={
          <Button size="s" onPress={onRetry}>
            {formatMessage(formMessages.again)}
          </Button>
        }
      />
    );
  return (
    <div role="status" aria-label={formatMessage(formMessages.loading)}>
      <Stack gap="l">
        <Skeleton lines={2} />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </div>
  );
}

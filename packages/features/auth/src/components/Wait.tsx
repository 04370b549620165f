import type { Problem } from '@servery/api';
import { Button, Skeleton, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formWords } from '../messages/form.ts';
import { ProblemBanner } from './ProblemBanner.tsx';

export interface WaitProps {
  /** Why nothing came; without one it is on its way. */
  problem: Problem | undefined;
  onRetry: () => unknown;
}

/** What stands where something comes: its shape, or why it did not. */
export function Wait({ problem, onRetry }: WaitProps) {
  const { formatMessage } = useIntl();
  if (problem)
    return (
      <ProblemBanner
        problem={problem}
        action={
          <Button size="s" onPress={onRetry}>
            {formatMessage(formWords.again)}
          </Button>
        }
      />
    );
  return (
    <div role="status" aria-label={formatMessage(formWords.loading)}>
      <Stack gap="l">
        <Skeleton lines={2} />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </div>
  );
}

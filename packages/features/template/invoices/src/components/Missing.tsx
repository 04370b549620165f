import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { Banner, Heading, LinkButton, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import { goneMessage, previewMessages as messages } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';

interface MissingProps {
  id: number;
  problem: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading, error and "not found" states of an invoice. */
export function Missing({ id, problem, onRetry }: MissingProps) {
  const { formatMessage } = useIntl();
  if (problem)
    return (
      <LoadError
        error={problem}
        title={formatMessage(messages.failed)}
        missing={
          <Stack gap="l" align="stretch">
            <Heading level={1}>{formatMessage(listMessages.title)}</Heading>
            <Banner
              tone="danger"
              title={formatMessage(goneMessage, { number: numberOf(id) })}
              action={<LinkButton href={places.list}>{formatMessage(messages.toList)}</LinkButton>}
            />
          </Stack>
        }
        onRetry={onRetry}
      />
    );
  return (
    <div aria-busy>
      <VisuallyHidden>{formatMessage(messages.loading)}</VisuallyHidden>
      <Stack gap="l" align="stretch">
        <Skeleton width="third" />
        <Skeleton shape="card" />
        <Skeleton lines={6} />
      </Stack>
    </div>
  );
}

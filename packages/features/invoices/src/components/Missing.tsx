import type { Problem } from '@servery/api';
import { Banner, FailedState, LinkButton, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useFailedWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { goneMessage, previewWords as words } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';

interface MissingProps {
  id: number;
  problem: Problem | undefined;
  onRetry: () => unknown;
}

/** What stands where an invoice would: it is on its way, it could not be loaded, or there is none. */
export function Missing({ id, problem, onRetry }: MissingProps) {
  const { formatMessage } = useIntl();
  const failedWords = useFailedWords();
  if (problem?.code === 'notFound')
    return (
      <Banner
        tone="danger"
        title={formatMessage(goneMessage, { number: numberOf(id) })}
        action={<LinkButton href={places.list}>{formatMessage(words.toList)}</LinkButton>}
      />
    );
  if (problem)
    return (
      <FailedState title={formatMessage(words.failed)} words={failedWords} onRetry={onRetry} />
    );
  return (
    <div aria-busy>
      <VisuallyHidden>{formatMessage(words.loading)}</VisuallyHidden>
      <Stack gap="l" align="stretch">
        <Skeleton width="third" />
        <Skeleton shape="card" />
        <Skeleton lines={6} />
      </Stack>
    </div>
  );
}

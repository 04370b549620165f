import type { Problem } from '@servery/api';
import { LoadError } from '@servery/screens';
import { Banner, Heading, LinkButton, Skeleton, Stack, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { formMessages } from '../../messages/form.ts';
import { listMessages } from '../../messages/list.ts';
import { goneMessage, viewMessages as messages } from '../../messages/view.ts';
import { places } from '../../places.ts';
import { page } from './view.css.ts';

interface MissingProps {
  id: number;
  problem: Problem | undefined;
  onRetry: () => unknown;
}

/** Loading, error and "not found" states of a user. */
export function Missing({ id, problem, onRetry }: MissingProps) {
  const { formatMessage } = useIntl();
  if (problem)
    return (
      <LoadError
        error={problem}
        title={formatMessage(formMessages.failed)}
        missing={
          <Stack gap="l" align="stretch">
            <Heading level={1}>{formatMessage(listMessages.title)}</Heading>
            <Banner
              tone="danger"
              title={formatMessage(goneMessage, { id })}
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
      <div className={page}>
        <Skeleton shape="card" />
        <Skeleton lines={8} />
      </div>
    </div>
  );
}

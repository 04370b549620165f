import type { Problem } from '@servery/api';
import { GuestLoadError as SharedError } from '@servery/screens';
import { useIntl } from 'react-intl';
import { useProblemText } from '../hooks/useProblemText.ts';
import { guestMessages as messages } from '../messages/guest.ts';

/** The error of a guest’s page: the code is no longer valid, or loading failed. */
export function GuestLoadError(props: { error: Problem; onRetry: () => unknown }) {
  const { formatMessage } = useIntl();
  return (
    <SharedError
      {...props}
      explain={useProblemText()}
      missingTitle={formatMessage(messages.missingTitle)}
      missing={formatMessage(messages.missing)}
    />
  );
}

import type { GuestRequest } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useMinutesSince } from '@servery/screens';
import { BellIcon, Button, VisuallyHidden } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswerRequest } from '../../hooks/useAnswerRequest.ts';
import { requestId } from '../../hooks/useGuestRequests.ts';
import { ageMessages } from '../../messages/board.ts';
import { messageOfRequest, requestMessages as messages } from '../../messages/request.ts';
import * as styles from './GuestRequests.css.ts';

function Request({ request }: { request: GuestRequest }) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const { answer, isPending } = useAnswerRequest();
  const minutes = useMinutesSince(request.asked_at);
  const { name } = request;
  return (
    <li className={styles.request}>
      <BellIcon />
      <span className={styles.textBlock}>
        <span className={styles.table}>{formatMessage(messages.table, { name })}</span>
        <span>
          <FormattedMessage {...messageOfRequest(request)} />
          {' · '}
          <FormattedMessage {...ageMessages.short} values={{ minutes }} />
        </span>
      </span>
      {may('table.occupy') && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isPending}
          aria-label={formatMessage(messages.answerAt, { name })}
          onPress={() => void answer(request)}
        >
          {formatMessage(messages.answer)}
        </Button>
      )}
    </li>
  );
}

/** The requests of guests at tables, each resolved with one press. New requests are announced. */
export function GuestRequests({ requests }: { requests: readonly GuestRequest[] }) {
  const { formatMessage } = useIntl();
  const notifications = requests.map((request) =>
    [
      formatMessage(messages.table, { name: request.name }),
      formatMessage(messageOfRequest(request)),
    ].join(': '),
  );
  return (
    <>
      {requests.length > 0 && (
        <ul role="list" aria-label={formatMessage(messages.title)} className={styles.requests}>
          {requests.map((request) => (
            <Request key={requestId(request)} request={request} />
          ))}
        </ul>
      )}
      <VisuallyHidden isLive>{notifications.join(', ')}</VisuallyHidden>
    </>
  );
}

import type { GuestRequest } from '@servery/api';
import { useRights } from '@servery/api/user';
import { BellIcon, Button, VisuallyHidden } from '@servery/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { useAnswerRequest } from '../../hooks/useAnswerRequest.ts';
import { requestId } from '../../hooks/useGuestRequests.ts';
import { useMinutesSince } from '../../hooks/useNow.ts';
import { ageWords } from '../../messages/board.ts';
import { askedWords, requestWords as words } from '../../messages/request.ts';
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
      <span className={styles.words}>
        <span className={styles.table}>{formatMessage(words.table, { name })}</span>
        <span>
          <FormattedMessage {...askedWords(request)} />
          {' · '}
          <FormattedMessage {...ageWords.short} values={{ minutes }} />
        </span>
      </span>
      {may('table.occupy') && (
        <Button
          tone="accent"
          emphasis="solid"
          isPending={isPending}
          aria-label={formatMessage(words.answerAt, { name })}
          onPress={() => void answer(request)}
        >
          {formatMessage(words.answer)}
        </Button>
      )}
    </li>
  );
}

/** What guests ask for at their tables, each answered with one press; announced when it is new. */
export function GuestRequests({ requests }: { requests: readonly GuestRequest[] }) {
  const { formatMessage } = useIntl();
  const news = requests.map((request) =>
    [formatMessage(words.table, { name: request.name }), formatMessage(askedWords(request))].join(
      ': ',
    ),
  );
  return (
    <>
      {requests.length > 0 && (
        <ul role="list" aria-label={formatMessage(words.title)} className={styles.requests}>
          {requests.map((request) => (
            <Request key={requestId(request)} request={request} />
          ))}
        </ul>
      )}
      <VisuallyHidden isLive>{news.join(', ')}</VisuallyHidden>
    </>
  );
}

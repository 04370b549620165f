import { endView } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useErrorToast, useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';
import { Button, ShowIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useHref } from '../AppContext.ts';
import { updateUser } from '../session/session.ts';
import { bar, text } from './ViewBar.css.ts';
import { viewMessages as messages } from './viewMessages.ts';

const problems = { offline: problemMessages.offline, other: problemMessages.failed };

/** Says on every screen that the person only views a merchant, and ends the view. */
export default function ViewBar({ merchant }: { merchant: string }) {
  const { formatMessage } = useIntl();
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  const attempt = useErrorToast(useProblemText(problems));
  const { trigger, isMutating } = useAction(endView);
  const stop = () =>
    attempt(async () => {
      updateUser(await trigger({ body: {} }));
      navigate(hrefTo('merchants'));
    });
  return (
    <aside className={bar} aria-label={formatMessage(messages.label)}>
      <span className={text}>
        <ShowIcon />
        <span>
          {formatMessage(messages.viewing, {
            merchant: <strong key="merchant">{merchant}</strong>,
          })}
        </span>
      </span>
      <Button size="s" isPending={isMutating} onPress={() => void stop()}>
        {formatMessage(messages.stop)}
      </Button>
    </aside>
  );
}

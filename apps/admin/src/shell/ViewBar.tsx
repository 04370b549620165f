import { endView } from '@servery/api';
import { useAction } from '@servery/api/swr';
import { useErrorToast, useProblemText } from '@servery/screens';
import { problemMessages } from '@servery/screens/messages';
import { NoticeBar } from '@servery/screens/read-only';
import { Button, ShowIcon } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useHref } from '../AppContext.ts';
import { updateUser } from '../session/session.ts';
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
    <NoticeBar
      label={formatMessage(messages.label)}
      icon={<ShowIcon />}
      action={
        <Button size="s" isPending={isMutating} onPress={() => void stop()}>
          {formatMessage(messages.stop)}
        </Button>
      }
    >
      {formatMessage(messages.viewing, { merchant: <strong key="merchant">{merchant}</strong> })}
    </NoticeBar>
  );
}

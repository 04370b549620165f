import { useIntl } from 'react-intl';
import { PlainPage } from '../components/PlainPage.tsx';
import { EmptyPlate } from '../illustrations/EmptyPlate.tsx';
import { SwingDoor } from '../illustrations/SwingDoor.tsx';
import { miscMessages as messages } from '../messages/misc.ts';

export interface DeadEndProps {
  homeHref: string;
}

/** Page shown if the user's role has no access. */
export function NotAuthorized({ homeHref }: DeadEndProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={SwingDoor}
      title={formatMessage(messages.refusedTitle)}
      text={formatMessage(messages.refused)}
      homeHref={homeHref}
    />
  );
}

/** Page shown if there's nothing at the URL. */
export function NotFound({ homeHref }: DeadEndProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={EmptyPlate}
      title={formatMessage(messages.errorTitle)}
      text={formatMessage(messages.error)}
      homeHref={homeHref}
    />
  );
}

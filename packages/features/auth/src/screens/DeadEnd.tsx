import { useIntl } from 'react-intl';
import { PlainPage } from '../components/PlainPage.tsx';
import { EmptyPlate } from '../illustrations/EmptyPlate.tsx';
import { SwingDoor } from '../illustrations/SwingDoor.tsx';
import { miscWords as words } from '../messages/misc.ts';

export interface DeadEndProps {
  homeHref: string;
}

/** The page is for other roles. */
export function NotAuthorized({ homeHref }: DeadEndProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={SwingDoor}
      title={formatMessage(words.refusedTitle)}
      text={formatMessage(words.refused)}
      homeHref={homeHref}
    />
  );
}

/** The page is not there. */
export function NotFound({ homeHref }: DeadEndProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={EmptyPlate}
      title={formatMessage(words.errorTitle)}
      text={formatMessage(words.error)}
      homeHref={homeHref}
    />
  );
}

import { useIntl } from 'react-intl';
import { PlainPage } from '../components/PlainPage.tsx';
import { NotifyMeForm } from '../components/NotifyMeForm.tsx';
import { Bucket } from '../illustrations/Bucket.tsx';
import { WallClock } from '../illustrations/WallClock.tsx';
import { miscMessages as messages } from '../messages/misc.ts';

export interface AnnouncementProps {
  homeHref: string;
}

/** Page that announces something, with a form to be notified. */
export function ComingSoon({ homeHref }: AnnouncementProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={WallClock}
      title={formatMessage(messages.soonTitle)}
      text={formatMessage(messages.soon)}
      homeHref={homeHref}
    >
      <NotifyMeForm about="launch" />
    </PlainPage>
  );
}

/** Page shown during maintenance, with a form to be notified when it's over. */
export function Maintenance({ homeHref }: AnnouncementProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={Bucket}
      title={formatMessage(messages.maintenanceTitle)}
      text={formatMessage(messages.maintenance)}
      homeHref={homeHref}
    >
      <NotifyMeForm about="maintenance" />
    </PlainPage>
  );
}

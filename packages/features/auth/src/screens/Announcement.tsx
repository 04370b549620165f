import { useIntl } from 'react-intl';
import { PlainPage } from '../components/PlainPage.tsx';
import { TellMe } from '../components/TellMe.tsx';
import { Bucket } from '../illustrations/Bucket.tsx';
import { WallClock } from '../illustrations/WallClock.tsx';
import { miscWords as words } from '../messages/misc.ts';

export interface AnnouncementProps {
  homeHref: string;
}

/** Something is being made; who likes is told when it is there. */
export function ComingSoon({ homeHref }: AnnouncementProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={WallClock}
      title={formatMessage(words.soonTitle)}
      text={formatMessage(words.soon)}
      homeHref={homeHref}
    >
      <TellMe about="launch" />
    </PlainPage>
  );
}

/** Something is being mended; who likes is told when it is open again. */
export function Maintenance({ homeHref }: AnnouncementProps) {
  const { formatMessage } = useIntl();
  return (
    <PlainPage
      drawing={Bucket}
      title={formatMessage(words.maintenanceTitle)}
      text={formatMessage(words.maintenance)}
      homeHref={homeHref}
    >
      <TellMe about="maintenance" />
    </PlainPage>
  );
}

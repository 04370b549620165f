import type { UserInfo } from '@servery/api';
import { DownloadEverything } from '@servery/merchants';
import { defineMessages } from '@servery/screens/define';
import { NoticeBar } from '@servery/screens/read-only';
import { ClockIcon } from '@servery/ui';
import { useIntl } from 'react-intl';

const messages = defineMessages({
  label: { id: 'admin.closing.label', defaultMessage: 'Closing' },
  text: {
    id: 'admin.closing.text',
    defaultMessage:
      'This business closes on {date}. Until then, you can read and download its data, but not change it.',
  },
});

interface ClosingBarProps {
  merchant: UserInfo['merchants'][number];
  /** A UTC instant. */
  closesAt: string;
  /** Whether the person only views the merchant, so that they can't start a download. */
  isViewing: boolean;
}

/** Says on every screen when the merchant closes, and lets its owner download everything. */
export default function ClosingBar({ merchant, closesAt, isViewing }: ClosingBarProps) {
  const { formatDate, formatMessage } = useIntl();
  const { time_zone } = merchant;
  return (
    <NoticeBar
      label={formatMessage(messages.label)}
      icon={<ClockIcon />}
      action={!isViewing && <DownloadEverything merchant={merchant} size="s" />}
    >
      {formatMessage(messages.text, {
        date: formatDate(closesAt, { dateStyle: 'medium', timeZone: time_zone }),
      })}
    </NoticeBar>
  );
}

import type { Named } from '@servery/api';
import { useRights } from '@servery/api/user';
import { Button, DownloadIcon, ProgressBar, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useDownload } from '../hooks/useDownload.ts';
import { exportMessages as messages } from '../messages/export.ts';

interface DownloadEverythingProps {
  merchant: Named;
  /** The size of the buttons. */
  size?: 's' | 'm';
}

/** Downloads everything that belongs to a merchant, with the progress; nothing without permission. */
export function DownloadEverything({ merchant, size = 'm' }: DownloadEverythingProps) {
  const { formatMessage } = useIntl();
  const can = useRights();
  const { download, progress, cancel } = useDownload({ id: merchant.id, name: merchant.name });
  if (!can('merchant.export')) return null;
  if (!progress)
    return (
      <span>
        <Button size={size} icon={<DownloadIcon />} onPress={() => void download()}>
          {formatMessage(messages.download)}
        </Button>
      </span>
    );
  const { done, total } = progress;
  return (
    <Stack gap="s" align="stretch">
      <ProgressBar
        label={formatMessage(messages.running, { done, total })}
        minValue={0}
        maxValue={total || 1}
        value={done}
      />
      <span>
        <Button size={size} onPress={cancel}>
          {formatMessage(messages.cancel)}
        </Button>
      </span>
    </Stack>
  );
}

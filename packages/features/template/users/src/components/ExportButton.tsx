import { Button, DownloadIcon, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import { listMessages } from '../messages/list.ts';
import type { ListExportProps } from './ListExport.tsx';

const ListExport = onDemand(async () => (await import('./ListExport.tsx')).ListExport);

/** The button that opens the export of users. Its code loads when it's needed. */
export function ExportButton(props: ListExportProps) {
  const { formatMessage } = useIntl();
  return (
    <ListExport {...props}>
      {(press) => (
        <Button icon={<DownloadIcon />} isDisabled={props.isDisabled} onPress={press}>
          {formatMessage(listMessages.export)}
        </Button>
      )}
    </ListExport>
  );
}

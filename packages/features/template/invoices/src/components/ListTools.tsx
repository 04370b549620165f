import { invoiceStatuses, type InvoiceStatusChoice } from '@servery/api/template';
import { ListFilters, type ListOf } from '@servery/screens/list';
import { Button, DownloadIcon, LateSelect, onDemand } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { exportMessages, listMessages } from '../messages/list.ts';
import { statusMessages } from '../messages/status.ts';

const ListExport = onDemand(async () => (await import('./ListExport.tsx')).ListExport);

interface ListToolsProps {
  list: ListOf<ListView>;
  total: number | undefined;
}

/** Search field, filter and export of the list. */
export function ListTools({ list, total }: ListToolsProps) {
  const { formatMessage } = useIntl();
  const { view, change } = list;
  return (
    <ListFilters label={formatMessage(listMessages.search)} {...list.filters('q')}>
      <LateSelect
        label={formatMessage(listMessages.status)}
        isLabelHidden
        value={view.status}
        options={[
          { value: '', label: formatMessage(listMessages.anyStatus) },
          ...invoiceStatuses.map((status) => ({
            value: status.toLowerCase(),
            label: formatMessage(statusMessages[status]),
          })),
        ]}
        onChange={(status) => change({ status: status as InvoiceStatusChoice })}
      />
      <ListExport view={view} isDisabled={!total}>
        {(press) => (
          <Button icon={<DownloadIcon />} isDisabled={!total} onPress={press}>
            {formatMessage(exportMessages.label)}
          </Button>
        )}
      </ListExport>
    </ListFilters>
  );
}

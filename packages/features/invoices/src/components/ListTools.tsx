import { invoiceStatuses, type InvoiceStatusChoice } from '@servery/api/template';
import { Button, DownloadIcon, LateSelect, onDemand, SearchField, useTyped } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { ListView } from '../listView.ts';
import { exportWords, listWords } from '../messages/list.ts';
import { statusWords } from '../messages/status.ts';
import { searching, tools } from './list.css.ts';

const ListExport = onDemand(async () => (await import('./ListExport.tsx')).ListExport);

interface ListToolsProps {
  view: ListView;
  total: number | undefined;
  onChange: (change: Partial<ListView>, isTyping?: boolean) => void;
}

/** What searches, narrows and saves the list. */
export function ListTools({ view, total, onChange }: ListToolsProps) {
  const { formatMessage } = useIntl();
  const [text, write] = useTyped(view.q, (q) => onChange({ q }, true));
  const search = formatMessage(listWords.search);
  return (
    <div className={tools}>
      <div className={searching}>
        <SearchField
          label={search}
          placeholder={search}
          clearLabel={formatMessage(listWords.clearSearch)}
          maxLength={100}
          value={text}
          onChange={write}
        />
      </div>
      <LateSelect
        label={formatMessage(listWords.status)}
        isLabelHidden
        value={view.status}
        options={[
          { value: '', label: formatMessage(listWords.anyStatus) },
          ...invoiceStatuses.map((status) => ({
            value: status.toLowerCase(),
            label: formatMessage(statusWords[status]),
          })),
        ]}
        onChange={(status) => onChange({ status: status as InvoiceStatusChoice })}
      />
      <ListExport view={view} isDisabled={!total}>
        {(press) => (
          <Button icon={<DownloadIcon />} isDisabled={!total} onPress={press}>
            {formatMessage(exportWords.label)}
          </Button>
        )}
      </ListExport>
    </div>
  );
}

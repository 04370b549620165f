import { changeTable, type Table } from '@servery/api';
import {
  Button,
  ConfirmDialog,
  EmptyState,
  Heading,
  PrinterIcon,
  TableIcon,
  Text,
  toast,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import * as styles from '../components/codes/codes.css.ts';
import { QrImage } from '../components/codes/QrImage.tsx';
import * as page from '../components/page.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { Waiting } from '../components/Waiting.tsx';
import { useFloor } from '../hooks/useFloor.ts';
import { useRights } from '@servery/api/user';
import { useTableAction } from '../hooks/useTableAction.ts';
import { useTell } from '../hooks/useTell.ts';
import { codeWords as words } from '../messages/code.ts';
import { commonWords } from '../messages/common.ts';
import { listWords } from '../messages/list.ts';

export interface TableCodesProps {
  /** Where a guest who scans the code of a table gets to. */
  guestUrl: (token: string) => string;
  /** Whose tables, for those who look after several; their own without it. */
  merchantId?: number;
}

/** The QR codes of all tables as a sheet to print; each can be made anew. */
export function TableCodes({ guestUrl, merchantId }: TableCodesProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const tell = useTell();
  const { trigger } = useTableAction(changeTable);
  const { data: tables, error, mutate } = useFloor(merchantId ?? '');
  const [renewing, setRenewing] = useState<Table | null>(null);
  const renew = ({ id, version, name }: Table) =>
    tell(async () => {
      await trigger({ params: { id }, body: { action: 'rotate_token', version } });
      toast.success({ title: formatMessage(words.renewed, { name }) });
    });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <Heading level={1}>{formatMessage(words.title)}</Heading>
        <div className={styles.screenOnly}>
          {tables && tables.length > 0 && (
            <Button
              tone="accent"
              emphasis="solid"
              icon={<PrinterIcon />}
              onPress={() => window.print()}
            >
              {formatMessage(words.print)}
            </Button>
          )}
        </div>
      </div>
      {!tables && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {tables?.length === 0 && (
        <EmptyState icon={<TableIcon />} title={formatMessage(listWords.emptyTitle)}>
          {formatMessage(listWords.empty)}
        </EmptyState>
      )}
      {tables && tables.length > 0 && (
        <>
          <div className={styles.screenOnly}>
            <Text as="p">{formatMessage(words.text)}</Text>
          </div>
          <ul className={styles.sheet} aria-label={formatMessage(words.title)}>
            {tables.map((table) => (
              <li key={table.id} className={styles.card}>
                <QrImage
                  text={guestUrl(table.qr_token)}
                  label={formatMessage(words.image, { name: table.name })}
                />
                <span className={styles.name}>{table.name}</span>
                {table.section && <span className={styles.quiet}>{table.section}</span>}
                {may('table.edit') && (
                  <div className={styles.screenOnly}>
                    <Button tone="neutral" emphasis="ghost" onPress={() => setRenewing(table)}>
                      {formatMessage(words.renew)}
                    </Button>
                  </div>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
      {renewing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => isOpen || setRenewing(null)}
          title={formatMessage(words.renewTitle, { name: renewing.name })}
          confirmLabel={formatMessage(words.renew)}
          cancelLabel={formatMessage(commonWords.cancel)}
          onConfirm={() => renew(renewing)}
        >
          {formatMessage(words.renewText)}
        </ConfirmDialog>
      )}
    </div>
  );
}

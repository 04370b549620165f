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
import { useFloor } from '@servery/screens/floor';
import { useRights } from '@servery/api/user';
import { LoadState, UnreadableNotice, useErrorToast } from '@servery/screens';
import { useProblemText } from '../hooks/useProblemText.ts';
import { useTableAction } from '../hooks/useTableAction.ts';
import { codeMessages as messages } from '../messages/code.ts';
import { commonMessages } from '../messages/common.ts';
import { listMessages } from '../messages/list.ts';

export interface TableCodesProps {
  /** Returns the URL that a guest who scans the code with a token opens. */
  guestUrl: (token: string) => string;
  /** The merchant whose tables are shown; the person's own by default. */
  merchantId?: number;
}

/** A printable sheet with the QR codes of all tables; each code can be replaced. */
export function TableCodes({ guestUrl, merchantId }: TableCodesProps) {
  const { formatMessage } = useIntl();
  const may = useRights();
  const attempt = useErrorToast(useProblemText());
  const { trigger } = useTableAction(changeTable);
  const { data: floor, error, mutate } = useFloor(merchantId ?? '');
  const tables = floor?.tables;
  const [renewing, setRenewing] = useState<Table | null>(null);
  const renew = ({ id, version, name }: Table) =>
    attempt(async () => {
      await trigger({ params: { id }, body: { action: 'rotate_token', version } });
      toast.success({ title: formatMessage(messages.renewed, { name }) });
    });
  return (
    <div className={page.page}>
      <div className={page.head}>
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <div className={styles.screenOnly}>
          {tables && tables.length > 0 && (
            <Button
              tone="accent"
              emphasis="solid"
              icon={<PrinterIcon />}
              onPress={() => window.print()}
            >
              {formatMessage(messages.print)}
            </Button>
          )}
        </div>
      </div>
      {!tables && (
        <LoadState
          error={error}
          forbidden={formatMessage(commonMessages.refused)}
          onRetry={mutate}
        />
      )}
      <UnreadableNotice rows={floor?.unreadable} />
      {tables?.length === 0 && (
        <EmptyState icon={<TableIcon />} title={formatMessage(listMessages.emptyTitle)}>
          {formatMessage(listMessages.empty)}
        </EmptyState>
      )}
      {tables && tables.length > 0 && (
        <>
          <div className={styles.screenOnly}>
            <Text as="p">{formatMessage(messages.text)}</Text>
          </div>
          <ul className={styles.sheet} aria-label={formatMessage(messages.title)}>
            {tables.map((table) => (
              <li key={table.id} className={styles.card}>
                <QrImage
                  text={guestUrl(table.qr_token)}
                  label={formatMessage(messages.image, { name: table.name })}
                />
                <span className={styles.name}>{table.name}</span>
                {table.section && <span className={styles.quiet}>{table.section}</span>}
                {may('table.edit') && (
                  <div className={styles.screenOnly}>
                    <Button tone="neutral" emphasis="ghost" onPress={() => setRenewing(table)}>
                      {formatMessage(messages.renew)}
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
          title={formatMessage(messages.renewTitle, { name: renewing.name })}
          confirmLabel={formatMessage(messages.renew)}
          onConfirm={() => renew(renewing)}
        >
          {formatMessage(messages.renewText)}
        </ConfirmDialog>
      )}
    </div>
  );
}

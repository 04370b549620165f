import {
  Button,
  CashIcon,
  DownloadIcon,
  EditIcon,
  LinkButton,
  Link,
  PrinterIcon,
  Stack,
  UploadIcon,
  VisuallyHidden,
} from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { InvoiceTitle } from '../components/InvoiceTitle.tsx';
import { Missing } from '../components/Missing.tsx';
import { actsArea, areas, moreArea, sheetArea } from '../components/page.css.ts';
import { Panels } from '../components/Panels.tsx';
import { Payments } from '../components/Payments.tsx';
import { useDownload } from '../hooks/useDownload.ts';
import { useInvoice } from '../hooks/useInvoice.ts';
import { listMessages } from '../messages/list.ts';
import { previewMessages as messages, titleMessage } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { panelIn, places, withPanel, type InvoicePanel } from '../places.ts';
import { InvoiceSheet } from '../sheet/InvoiceSheet.tsx';
import { useSheetText } from '../sheet/useSheetText.ts';

export interface InvoicePreviewProps {
  id: number;
  /** The query string, which names the open panel. */
  search: string;
  /**
   * Called with the next query string; `isReplacing` replaces the history entry instead of adding
   * one.
   */
  onSearchChange: (search: string, isReplacing?: boolean) => void;
}

/** An invoice as its client sees it, with its actions. */
export function InvoicePreview({ id, search, onSearchChange }: InvoicePreviewProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useInvoice(id);
  const textOf = useSheetText();
  const download = useDownload();
  const [isSaving, setSaving] = useState(false);
  if (!data) return <Missing id={id} problem={error} onRetry={() => mutate()} />;
  const { invoice, paymentDetails } = data;
  const open = (panel: InvoicePanel) => onSearchChange(withPanel(search, panel));
  const save = async () => {
    setSaving(true);
    await download(id, data).finally(() => setSaving(false));
  };
  return (
    <Stack gap="l" align="stretch">
      <div>
        <Link href={places.list}>{formatMessage(messages.toList)}</Link>
        <InvoiceTitle
          title={formatMessage(titleMessage, { number: numberOf(id) })}
          status={invoice.invoiceStatus}
        />
      </div>
      <div className={areas}>
        <div className={actsArea}>
          <Button
            tone="accent"
            emphasis="solid"
            isWide
            icon={<UploadIcon />}
            onPress={() => open('send')}
          >
            {formatMessage(messages.send)}
          </Button>
          <Button isWide icon={<DownloadIcon />} isPending={isSaving} onPress={() => void save()}>
            {formatMessage(listMessages.download)}
          </Button>
          <LinkButton isWide isExternal href={places.print(id)} icon={<PrinterIcon />}>
            {formatMessage(messages.print)}
            <VisuallyHidden>({formatMessage(messages.printTab)})</VisuallyHidden>
          </LinkButton>
          <LinkButton isWide href={places.edit(id)} icon={<EditIcon />}>
            {formatMessage(listMessages.edit)}
          </LinkButton>
          <Button isWide icon={<CashIcon />} onPress={() => open('payment')}>
            {formatMessage(messages.addPayment)}
          </Button>
        </div>
        <div className={sheetArea}>
          <InvoiceSheet text={textOf(invoice, paymentDetails)} />
        </div>
        {invoice.payments.length > 0 && (
          <div className={moreArea}>
            <Payments payments={invoice.payments} />
          </div>
        )}
      </div>
      <Panels
        panel={panelIn(search)}
        invoice={invoice}
        onClose={() => onSearchChange(withPanel(search, null), true)}
      />
    </Stack>
  );
}

import { Button, PrinterIcon } from '@servery/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Missing } from '../components/Missing.tsx';
import { useInvoice } from '../hooks/useInvoice.ts';
import { usePaper } from '../hooks/usePaper.ts';
import { previewMessages as messages } from '../messages/preview.ts';
import { InvoiceSheet } from '../sheet/InvoiceSheet.tsx';
import { useSheetText } from '../sheet/useSheetText.ts';
import { page, screenOnly } from './print.css.ts';

export interface InvoicePrintProps {
  id: number;
  /**
   * Opens the print dialog.
   *
   * @default window.print
   */
  onPrint?: () => void;
}

/** A page with only the invoice, which opens the print dialog once it's rendered. */
export function InvoicePrint({ id, onPrint = () => window.print() }: InvoicePrintProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useInvoice(id);
  const textOf = useSheetText();
  const text = data && textOf(data.invoice, data.paymentDetails);
  const title = text?.title;
  usePaper();
  const print = useEffectEvent(onPrint);
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = title;
    let isThere = true;
    // Fonts that load later would change the layout.
    void document.fonts.ready.then(() => isThere && print());
    return () => {
      isThere = false;
      document.title = before;
    };
  }, [title]);
  return (
    <div className={page}>
      {text ? (
        <>
          <div className={screenOnly}>
            <Button icon={<PrinterIcon />} onPress={onPrint}>
              {formatMessage(messages.printAgain)}
            </Button>
          </div>
          <InvoiceSheet text={text} />
        </>
      ) : (
        <Missing id={id} problem={error} onRetry={() => mutate()} />
      )}
    </div>
  );
}

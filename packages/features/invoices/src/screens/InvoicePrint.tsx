import { Button, PrinterIcon } from '@servery/ui';
import { useEffect, useEffectEvent } from 'react';
import { useIntl } from 'react-intl';
import { Missing } from '../components/Missing.tsx';
import { useInvoice } from '../hooks/useInvoice.ts';
import { usePaper } from '../hooks/usePaper.ts';
import { previewWords as words } from '../messages/preview.ts';
import { InvoiceSheet } from '../sheet/InvoiceSheet.tsx';
import { useSheetText } from '../sheet/useSheetText.ts';
import { page, screenOnly } from './print.css.ts';

export interface InvoicePrintProps {
  id: number;
  /** Opens the print dialog; the browser's own unless told. */
  onPrint?: () => void;
}

/** An invoice alone on its page: opens the print dialog as soon as it is drawn. */
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
    // Letters that come late would print in another width.
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
              {formatMessage(words.printAgain)}
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

import { getInvoice, type Invoice, type InvoicePaymentDetails } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { downloadedMessage, previewWords } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';
import { useSheetText } from '../sheet/useSheetText.ts';
import { useInvoiceChanges } from './useInvoiceChanges.ts';
import { useTold } from './useTold.ts';

interface Given {
  invoice: Invoice;
  paymentDetails: InvoicePaymentDetails;
}

/**
 * Saves an invoice as PDF, and keeps that it was. What writes it is loaded when it is asked for; where
 * its fonts lack a letter the print page opens, which can be saved as well.
 */
export function useDownload() {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { markDownloaded } = useInvoiceChanges();
  const textOf = useSheetText();
  const told = useTold();
  return (id: number, known?: Given) =>
    told(async () => {
      const { invoice, paymentDetails } = known ?? (await call(getInvoice, { params: { id } }));
      const [{ writePdf }, { UnwritableText }, { saveFile }] = await Promise.all([
        import('../pdf/writePdf.ts'),
        import('../pdf/Pen.ts'),
        import('@servery/ui/spreadsheet'),
      ]);
      const number = numberOf(id);
      try {
        const bytes = await writePdf(textOf(invoice, paymentDetails));
        const file = new Blob([bytes.slice()], { type: 'application/pdf' });
        saveFile(file, `${formatMessage(previewWords.file)}-${id}.pdf`);
      } catch (error) {
        if (!(error instanceof UnwritableText)) throw error;
        window.open(places.print(id), '_blank', 'noopener');
        toast.info({
          title: formatMessage(previewWords.unwritable),
          text: formatMessage(previewWords.unwritableText),
        });
        return;
      }
      await markDownloaded({ body: { id } });
      toast.success({ title: formatMessage(downloadedMessage, { number }) });
    });
}

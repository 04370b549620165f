import { getInvoice, type Invoice, type InvoicePaymentDetails } from '@servery/api/template';
import { useClient } from '@servery/api/client';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { downloadedMessage, previewMessages } from '../messages/preview.ts';
import { numberOf } from '../numberOf.ts';
import { places } from '../places.ts';
import { useSheetText } from '../sheet/useSheetText.ts';
import { useInvoiceChanges } from './useInvoiceChanges.ts';
import { useToastedProblem } from './useToastedProblem.ts';

interface Given {
  invoice: Invoice;
  paymentDetails: InvoicePaymentDetails;
}

/**
 * Returns a function that saves an invoice as PDF and marks it as downloaded. The PDF writer is
 * loaded on demand. If its fonts lack a character, the print page opens in a new tab instead, from
 * which the invoice can be saved as well.
 */
export function useDownload() {
  const { formatMessage } = useIntl();
  const { call } = useClient();
  const { markDownloaded } = useInvoiceChanges();
  const textOf = useSheetText();
  const withErrorToast = useToastedProblem();
  return (id: number, known?: Given) =>
    withErrorToast(async () => {
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
        saveFile(file, `${formatMessage(previewMessages.file)}-${id}.pdf`);
      } catch (error) {
        if (!(error instanceof UnwritableText)) throw error;
        window.open(places.print(id), '_blank', 'noopener');
        toast.info({
          title: formatMessage(previewMessages.unwritable),
          text: formatMessage(previewMessages.unwritableText),
        });
        return;
      }
      await markDownloaded({ body: { id } });
      toast.success({ title: formatMessage(downloadedMessage, { number }) });
    });
}

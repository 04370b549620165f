import { createPrinter, updatePrinter, type Printer } from '@servery/api';
import { useEndpointForm } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages, fieldMessages, printersMessages } from '../../messages.ts';
import { valuesOf, inputOf } from './printerForm.ts';

const messages = {
  'connection.*': fieldMessages.networkOff,
  'host.*': fieldMessages.hostWrong,
  'port.*': fieldMessages.portWrong,
  'fallback_id.*': fieldMessages.circle,
};

/** Returns the form of a printer, or of a new one. */
export function usePrinterForm(
  printer: Printer | null,
  printers: readonly Printer[],
  merchantId: number | '',
  onDone: () => void,
) {
  const { formatMessage } = useIntl();
  const to = printer ? updatePrinter : createPrinter;
  const { trigger } = usePrinting(to);
  return useEndpointForm(to, {
    defaults: valuesOf(printer, printers.length === 0),
    toInput: (values) => {
      const input = inputOf(values);
      return printer
        ? { params: { id: printer.id }, body: { version: printer.version, ...input } }
        : { body: { merchant_id: merchantId || null, ...input } };
    },
    send: async (input) => {
      const { name } = await trigger(input);
      toast.success({
        title: formatMessage(commonMessages.success),
        text: formatMessage(printersMessages.saved, { name }),
      });
      onDone();
    },
    explain: useProblemText(),
    messages,
  });
}

import { createPrinter, Problem, updatePrinter, type Printer } from '@servery/api';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useIntl } from 'react-intl';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { commonWords, printersWords } from '../../messages.ts';
import { refusedField, valuesOf, wishOf, type PrinterValues } from './printerForm.ts';

/** The form of a printer, or of a new one: what was typed outlives every refusal. */
export function usePrinterForm(
  printer: Printer | null,
  merchantId: number | '',
  onDone: () => void,
) {
  const { formatMessage } = useIntl();
  const form = useForm<PrinterValues>({ defaultValues: valuesOf(printer) });
  const [problem, setProblem] = useState<Problem | null>(null);
  const create = usePrinting(createPrinter);
  const update = usePrinting(updatePrinter);

  const send = (values: PrinterValues) => {
    const wish = wishOf(values);
    if (!printer) return create.trigger({ body: { merchant_id: merchantId || null, ...wish } });
    const { id, version } = printer;
    return update.trigger({ params: { id }, body: { version, ...wish } });
  };
  const submit = form.handleSubmit(async (values) => {
    setProblem(null);
    try {
      const { name } = await send(values);
      toast.success({
        title: formatMessage(commonWords.success),
        text: formatMessage(printersWords.saved, { name }),
      });
      onDone();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      const refused = Object.keys(error.matter.fields ?? {}).flatMap(
        (path) => refusedField(path) ?? [],
      );
      for (const [place, { name, words }] of refused.entries())
        form.setError(
          name,
          { type: 'server', message: formatMessage(words) },
          { shouldFocus: place === 0 },
        );
      if (refused.length === 0) setProblem(error);
    }
  });
  return { form, problem, submit: () => void submit() };
}

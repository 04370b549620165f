import {
  changePrintJob,
  displayOrders,
  getOrder,
  listOrders,
  listPrinters,
  listPrintJobs,
} from '@servery/api';
import { useAction, useCall } from '@servery/api/swr';
import { Radio, RadioGroup, Text, toast } from '@servery/ui';
import { Controller } from 'react-hook-form';
import { FormattedMessage, useIntl } from 'react-intl';
import { resolveMessages } from '../../../messages/resolve.ts';
import { ActionDialog } from '../ActionDialog.tsx';
import type { ActionDialogProps } from '../ActionDialogProps.ts';
import { useActionForm } from '../useActionForm.ts';

/** Reprints the failed prints of an order, on their own printer or on another. */
export function ReprintDialog({ order, onClose }: ActionDialogProps) {
  const { formatMessage } = useIntl();
  const { id: order_id, merchant_id, number } = order;
  const { data: jobs } = useCall(listPrintJobs, {
    query: { merchant_id, order_id, state: 'trouble', length: 100 },
  });
  const { data: printers } = useCall(listPrinters, { query: { merchant_id, length: 100 } });
  const { trigger } = useAction(changePrintJob, {
    refreshes: [getOrder, listOrders, displayOrders, listPrintJobs],
  });
  const failed = jobs?.aaData ?? [];
  const own = failed[0]?.printer;
  const action = useActionForm<{ printer: string }>({
    order,
    defaultValues: { printer: '' },
    send: async ({ printer }, base) => {
      const printer_id = Number(printer) || own?.id;
      for (const { id, version, printer: at } of failed)
        await trigger({
          params: { id },
          body:
            printer_id === undefined || printer_id === at.id
              ? { action: 'retry', version }
              : { action: 'move', version, printer_id },
        });
      return base;
    },
    onDone: () => {
      onClose();
      toast.success({ title: formatMessage(resolveMessages.reprinting, { number }) });
    },
  });
  const isNone = jobs !== undefined && failed.length === 0;
  return (
    <ActionDialog
      action={action}
      title={formatMessage(resolveMessages.reprintTitle, { number })}
      submitLabel={isNone ? undefined : formatMessage(resolveMessages.reprint)}
      isSubmitDisabled={failed.length === 0}
      intent={formatMessage(resolveMessages.reprint)}
      onClose={onClose}
    >
      {isNone ? (
        <Text as="p">
          <FormattedMessage {...resolveMessages.nothingFailed} />
        </Text>
      ) : (
        <Controller
          control={action.form.control}
          name="printer"
          render={({ field }) => (
            <RadioGroup
              label={formatMessage(resolveMessages.printer)}
              value={field.value || String(own?.id ?? '')}
              onChange={field.onChange}
            >
              {(printers?.aaData ?? []).map(({ id, name }) => (
                <Radio key={id} value={String(id)}>
                  {name}
                </Radio>
              ))}
            </RadioGroup>
          )}
        />
      )}
    </ActionDialog>
  );
}

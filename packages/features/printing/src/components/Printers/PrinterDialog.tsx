import { deletePrinter, type Printer } from '@servery/api';
import {
  Banner,
  Button,
  ConfirmDialog,
  DeleteIcon,
  Dialog,
  Form,
  useUnsavedGuard,
} from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNotifiedAction } from '../../hooks/useNotifiedAction.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { commonMessages, printersMessages as messages } from '../../messages.ts';
import { PrinterFields } from './PrinterFields.tsx';
import { usePrinterForm } from './usePrinterForm.ts';

interface PrinterDialogProps {
  /** The printer to edit; null for a new one. */
  printer: Printer | null;
  printers: readonly Printer[];
  merchantId: number | '';
  onClose: () => void;
}

/** The form of a printer, with a button to remove it. */
export function PrinterDialog({ printer, printers, merchantId, onClose }: PrinterDialogProps) {
  const { formatMessage } = useIntl();
  const action = useNotifiedAction();
  const id = useId();
  const [isConfirming, setConfirming] = useState(false);
  const { trigger: remove } = usePrinting(deletePrinter);
  const form = usePrinterForm(printer, printers, merchantId, onClose);
  const { isDirty, isPending } = form;
  const guard = useUnsavedGuard({ isDirty, onDiscard: onClose });
  const title = printer
    ? formatMessage(messages.editName, { name: printer.name })
    : formatMessage(messages.add);
  const { name = '', waiting = 0 } = printer ?? {};
  const takeAway = async () => {
    const { id, version } = printer!;
    const done = await action(
      () => remove({ params: { id }, body: { version } }),
      () => formatMessage(messages.removed, { name }),
    );
    if (done) onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        size="m"
        title={title}
        isPending={isPending}
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={onClose}
        footer={(close) => (
          <>
            {printer && (
              <Button
                tone="danger"
                emphasis="ghost"
                icon={<DeleteIcon />}
                isDisabled={isPending}
                onPress={() => setConfirming(true)}
              >
                {formatMessage(messages.remove)}
              </Button>
            )}
            <Button emphasis="ghost" isDisabled={isPending} onPress={close}>
              {formatMessage(commonMessages.cancel)}
            </Button>
            <Button tone="accent" emphasis="solid" type="submit" form={id} isPending={isPending}>
              {formatMessage(messages.save)}
            </Button>
          </>
        )}
      >
        <Form id={id} label={title} {...form.form}>
          {form.formError && <Banner tone="danger">{form.formError}</Banner>}
          <PrinterFields form={form} printer={printer} printers={printers} />
        </Form>
      </Dialog>
      {guard.question}
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setConfirming}
        tone="danger"
        title={formatMessage(messages.removeAsk, { name })}
        confirmLabel={formatMessage(messages.remove)}
        onConfirm={takeAway}
      >
        {formatMessage(messages.removeText, { count: waiting })}
      </ConfirmDialog>
    </>
  );
}

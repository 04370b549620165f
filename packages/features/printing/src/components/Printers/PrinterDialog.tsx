import { deletePrinter, type Printer } from '@servery/api';
import { Banner, Button, ConfirmDialog, DeleteIcon, Dialog, Form } from '@servery/ui';
import { useFormGuard } from '@servery/words';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useAct } from '../../hooks/useAct.ts';
import { usePrinting } from '../../hooks/usePrinting.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonWords, printersWords as words } from '../../messages.ts';
import { PrinterFields } from './PrinterFields.tsx';
import { usePrinterForm } from './usePrinterForm.ts';

interface PrinterDialogProps {
  /** Null for a new one. */
  printer: Printer | null;
  printers: readonly Printer[];
  merchantId: number | '';
  onClose: () => void;
}

/** The form of a printer, and the way to take it away. */
export function PrinterDialog({ printer, printers, merchantId, onClose }: PrinterDialogProps) {
  const { formatMessage } = useIntl();
  const text = useProblemText();
  const act = useAct();
  const [isAsked, setAsked] = useState(false);
  const { trigger: remove } = usePrinting(deletePrinter);
  const { form, problem, submit } = usePrinterForm(printer, merchantId, onClose);
  const { isDirty, isSubmitting } = form.formState;
  const guard = useFormGuard({ isDirty, onDiscard: onClose });
  const title = printer
    ? formatMessage(words.editName, { name: printer.name })
    : formatMessage(words.add);
  const { name = '', waiting = 0 } = printer ?? {};
  const takeAway = async () => {
    const { id, version } = printer!;
    const done = await act(
      () => remove({ params: { id }, body: { version } }),
      () => formatMessage(words.removed, { name }),
    );
    if (done) onClose();
  };
  return (
    <>
      <Dialog
        isOpen
        size="m"
        title={title}
        closeLabel={formatMessage(commonWords.close)}
        isPending={isSubmitting}
        onCloseRequest={guard.onCloseRequest}
        onOpenChange={onClose}
        footer={(close) => (
          <>
            {printer && (
              <Button
                tone="danger"
                emphasis="ghost"
                icon={<DeleteIcon />}
                isDisabled={isSubmitting}
                onPress={() => setAsked(true)}
              >
                {formatMessage(words.remove)}
              </Button>
            )}
            <Button emphasis="ghost" isDisabled={isSubmitting} onPress={close}>
              {formatMessage(commonWords.cancel)}
            </Button>
            <Button tone="accent" emphasis="solid" isPending={isSubmitting} onPress={submit}>
              {formatMessage(words.save)}
            </Button>
          </>
        )}
      >
        <Form
          label={title}
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {problem && <Banner tone="danger">{text(problem)}</Banner>}
          <PrinterFields form={form} printer={printer} printers={printers} />
        </Form>
      </Dialog>
      {guard.question}
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setAsked}
        tone="danger"
        title={formatMessage(words.removeAsk, { name })}
        confirmLabel={formatMessage(words.remove)}
        cancelLabel={formatMessage(commonWords.cancel)}
        onConfirm={takeAway}
      >
        {formatMessage(words.removeText, { count: waiting })}
      </ConfirmDialog>
    </>
  );
}

import { deletePaymentOption, type PaymentOptionDetail } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, ConfirmDialog, Dialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePaymentAction } from '../../hooks/usePaymentAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { deleteMessages as messages } from '../../messages/form.ts';
import { reasonMessages } from '../../messages/problems.ts';

interface RemoveOptionProps {
  option: PaymentOptionDetail;
  onClose: () => void;
}

/** Confirmation before a payment option is deleted; explains why if it has payments. */
export function RemoveOption({ option, onClose }: RemoveOptionProps) {
  const { formatMessage } = useIntl();
  const { trigger } = usePaymentAction(deletePaymentOption);
  const attempt = useErrorToast(useProblemText());
  const { id, version, name, is_used } = option;
  const title = formatMessage(messages.title, { name });
  const onOpenChange = (isOpen: boolean) => isOpen || onClose();
  if (is_used)
    return (
      <Dialog
        hasCloseButton={false}
        isOpen
        onOpenChange={onOpenChange}
        title={title}
        footer={(close) => <Button onPress={close}>{formatMessage(messages.close)}</Button>}
      >
        {formatMessage(reasonMessages.paidWith)}
      </Dialog>
    );
  const remove = () =>
    attempt(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(messages.done, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      tone="danger"
      confirmLabel={formatMessage(messages.confirm)}
      onConfirm={remove}
    >
      {formatMessage(messages.text)}
    </ConfirmDialog>
  );
}

import { deleteOption, type FoodOption } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages } from '../../messages/common.ts';
import { optionMessages as messages } from '../../messages/options.ts';

/** Confirmation before a food option is deleted, with the items that lose it. */
export function RemoveOption({ option, onClose }: { option: FoodOption; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(deleteOption);
  const attempt = useErrorToast(useProblemText());
  const { id, version, name, used_by } = option;
  const remove = () =>
    attempt(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(commonMessages.removed, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(messages.removeTitle, { name })}
      tone="danger"
      confirmLabel={formatMessage(messages.removeIt)}
      cancelLabel={formatMessage(commonMessages.keep)}
      onConfirm={remove}
    >
      {formatMessage(messages.removeText, { count: used_by.length })}
    </ConfirmDialog>
  );
}

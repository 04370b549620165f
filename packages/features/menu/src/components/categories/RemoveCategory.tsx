import { deleteCategory, type MenuCategory } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, ConfirmDialog, Dialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { categoryMessages as messages } from '../../messages/categories.ts';
import { commonMessages } from '../../messages/common.ts';

interface RemoveCategoryProps {
  category: MenuCategory;
  onClose: () => void;
}

/** Confirmation before a category is deleted; explains why if it can't be. */
export function RemoveCategory({ category, onClose }: RemoveCategoryProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(deleteCategory);
  const attempt = useErrorToast(useProblemText());
  const { id, version, name, item_count, active_count } = category;
  const title = formatMessage(messages.removeTitle, { name });
  const onOpenChange = (isOpen: boolean) => isOpen || onClose();
  if (active_count > 0)
    return (
      <Dialog
        hasCloseButton={false}
        isOpen
        onOpenChange={onOpenChange}
        title={title}
        footer={(close) => <Button onPress={close}>{formatMessage(commonMessages.close)}</Button>}
      >
        {formatMessage(messages.removeBlocked, { count: active_count })}
      </Dialog>
    );
  const remove = () =>
    attempt(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(commonMessages.removed, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      tone="danger"
      confirmLabel={formatMessage(messages.removeIt)}
      cancelLabel={formatMessage(commonMessages.keep)}
      onConfirm={remove}
    >
      {formatMessage(messages.removeText, { count: item_count })}
    </ConfirmDialog>
  );
}

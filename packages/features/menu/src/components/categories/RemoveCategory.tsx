import { deleteCategory, type MenuCategory } from '@servery/api';
import { Button, ConfirmDialog, Dialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { categoryWords as words } from '../../messages/categories.ts';
import { commonWords } from '../../messages/common.ts';

interface RemoveCategoryProps {
  category: MenuCategory;
  onClose: () => void;
}

/** Asks before a category is deleted; says why where it cannot be. */
export function RemoveCategory({ category, onClose }: RemoveCategoryProps) {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(deleteCategory);
  const tell = useTell();
  const { id, version, name, item_count, active_count } = category;
  const title = formatMessage(words.removeTitle, { name });
  const onOpenChange = (isOpen: boolean) => isOpen || onClose();
  if (active_count > 0)
    return (
      <Dialog
        isOpen
        onOpenChange={onOpenChange}
        title={title}
        footer={(close) => <Button onPress={close}>{formatMessage(commonWords.close)}</Button>}
      >
        {formatMessage(words.removeBlocked, { count: active_count })}
      </Dialog>
    );
  const remove = () =>
    tell(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(commonWords.removed, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onOpenChange}
      title={title}
      tone="danger"
      confirmLabel={formatMessage(words.removeIt)}
      cancelLabel={formatMessage(commonWords.keep)}
      onConfirm={remove}
    >
      {formatMessage(words.removeText, { count: item_count })}
    </ConfirmDialog>
  );
}

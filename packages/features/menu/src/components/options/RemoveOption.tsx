import { deleteOption, type FoodOption } from '@servery/api';
import { ConfirmDialog, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { commonWords } from '../../messages/common.ts';
import { optionWords as words } from '../../messages/options.ts';

/** Asks before a food option is deleted, and says what loses it. */
export function RemoveOption({ option, onClose }: { option: FoodOption; onClose: () => void }) {
  const { formatMessage } = useIntl();
  const { trigger } = useMenuAction(deleteOption);
  const tell = useTell();
  const { id, version, name, used_by } = option;
  const remove = () =>
    tell(async () => {
      await trigger({ params: { id }, body: { version } });
      toast.success({ title: formatMessage(commonWords.removed, { name }) });
    });
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={formatMessage(words.removeTitle, { name })}
      tone="danger"
      confirmLabel={formatMessage(words.removeIt)}
      cancelLabel={formatMessage(commonWords.keep)}
      onConfirm={remove}
    >
      {formatMessage(words.removeText, { count: used_by.length })}
    </ConfirmDialog>
  );
}

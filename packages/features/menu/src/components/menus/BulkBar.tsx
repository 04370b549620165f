import { bulkMenus, type FoodMenu, type MenuCategory } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { Button, Menu, SelectionBar, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { commonMessages } from '../../messages/common.ts';
import { menuMessages as messages } from '../../messages/menus.ts';

interface BulkBarProps {
  selected: readonly FoodMenu[];
  categories: readonly MenuCategory[];
  merchant_id: number | null;
  onDone: () => void;
}

type Action = 'activate' | 'deactivate' | 'move';

/** The actions for all selected items. */
export function BulkBar({ selected, categories, merchant_id, onDone }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const { trigger, isMutating } = useMenuAction(bulkMenus);
  const attempt = useErrorToast(useProblemText());
  const send = (
    menus: readonly Pick<FoodMenu, 'id' | 'version'>[],
    action: Action,
    category_id: number | null,
  ) => {
    const based = menus.map(({ id, version }) => ({ id, version }));
    return trigger({ body: { merchant_id, menus: based, action, category_id } });
  };
  const run = (action: Action, category_id: number | null = null) =>
    attempt(async () => {
      const { changed, menus } = await send(selected, action, category_id);
      const back = action === 'activate' ? 'deactivate' : 'activate';
      const were = new Map(selected.map(({ id, is_active }) => [id, is_active]));
      // Undo only the items whose status changed.
      const turned = menus.filter(({ id, is_active }) => were.get(id) !== is_active);
      toast.success({
        title: formatMessage(messages.bulkDone, { count: changed }),
        ...(action !== 'move' &&
          turned.length > 0 && {
            action: {
              label: formatMessage(commonMessages.undo),
              onPress: () => void attempt(() => send(turned, back, null)),
            },
          }),
      });
      onDone();
    });
  return (
    <SelectionBar
      selectedKeys={new Set(selected.map(({ id }) => String(id)))}
      total={selected.length}
      onClear={onDone}
      actions={
        <>
          <Button size="s" isDisabled={isMutating} onPress={() => void run('activate')}>
            {formatMessage(messages.activate)}
          </Button>
          <Button size="s" isDisabled={isMutating} onPress={() => void run('deactivate')}>
            {formatMessage(messages.deactivate)}
          </Button>
          <Menu
            label={formatMessage(messages.moveTo)}
            items={categories.map(({ id, name }) => ({
              id: String(id),
              label: name,
              onAction: () => void run('move', id),
            }))}
            trigger={
              <Button size="s" isDisabled={isMutating}>
                {formatMessage(messages.moveTo)}
              </Button>
            }
          />
        </>
      }
    />
  );
}

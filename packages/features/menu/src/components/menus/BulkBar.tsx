import { bulkMenus, type FoodMenu, type MenuCategory } from '@servery/api';
import { Button, Menu, SelectionBar, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useMenuAction } from '../../hooks/useMenuAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { commonWords } from '../../messages/common.ts';
import { menuWords as words } from '../../messages/menus.ts';

interface BulkBarProps {
  selected: readonly FoodMenu[];
  categories: readonly MenuCategory[];
  merchant_id: number | null;
  onDone: () => void;
}

type Action = 'activate' | 'deactivate' | 'move';

/** What can be done with the chosen items, all of them at once. */
export function BulkBar({ selected, categories, merchant_id, onDone }: BulkBarProps) {
  const { formatMessage } = useIntl();
  const { trigger, isMutating } = useMenuAction(bulkMenus);
  const tell = useTell();
  const send = (
    menus: readonly Pick<FoodMenu, 'id' | 'version'>[],
    action: Action,
    category_id: number | null,
  ) => {
    const based = menus.map(({ id, version }) => ({ id, version }));
    return trigger({ body: { merchant_id, menus: based, action, category_id } });
  };
  const run = (action: Action, category_id: number | null = null) =>
    tell(async () => {
      const { changed, menus } = await send(selected, action, category_id);
      const back = action === 'activate' ? 'deactivate' : 'activate';
      const were = new Map(selected.map(({ id, is_active }) => [id, is_active]));
      // Only those that were not so before go back.
      const turned = menus.filter(({ id, is_active }) => were.get(id) !== is_active);
      toast.success({
        title: formatMessage(words.bulkDone, { count: changed }),
        ...(action !== 'move' &&
          turned.length > 0 && {
            action: {
              label: formatMessage(commonWords.undo),
              onPress: () => void tell(() => send(turned, back, null)),
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
      words={{
        selected: (count) => formatMessage(words.selected, { count }),
        selectAll: () => '',
        clear: formatMessage(words.clearSelection),
      }}
      actions={
        <>
          <Button size="s" isDisabled={isMutating} onPress={() => void run('activate')}>
            {formatMessage(words.activate)}
          </Button>
          <Button size="s" isDisabled={isMutating} onPress={() => void run('deactivate')}>
            {formatMessage(words.deactivate)}
          </Button>
          <Menu
            label={formatMessage(words.moveTo)}
            items={categories.map(({ id, name }) => ({
              id: String(id),
              label: name,
              onAction: () => void run('move', id),
            }))}
            trigger={
              <Button size="s" isDisabled={isMutating}>
                {formatMessage(words.moveTo)}
              </Button>
            }
          />
        </>
      }
    />
  );
}

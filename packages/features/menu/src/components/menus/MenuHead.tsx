import type { MenuCategory } from '@servery/api';
import { Button, IconButton, Menu, MoreIcon, PlusIcon, Select, type MenuEntry } from '@servery/ui';
import { useIntl } from 'react-intl';
import type { ListView } from '../../listView.ts';
import { menuWords as words } from '../../messages/menus.ts';
import { ListHead } from '../ListHead.tsx';
import { useStates } from '../useStates.ts';

interface MenuHeadProps {
  view: ListView;
  total: number | undefined;
  categories: readonly MenuCategory[];
  canEdit: boolean;
  onChange: (change: Partial<ListView>) => void;
  onImport: () => void;
  onExport: () => void;
}

const all = 'all';

/** What stands above the list of items. */
export function MenuHead({ view, total, categories, canEdit, onChange, ...act }: MenuHeadProps) {
  const { formatMessage } = useIntl();
  const states = useStates();
  const files: MenuEntry[] = [
    ...(canEdit
      ? [{ id: 'import', label: formatMessage(words.import), onAction: act.onImport }]
      : []),
    { id: 'export', label: formatMessage(words.export), onAction: act.onExport },
  ];
  return (
    <ListHead
      title={formatMessage(words.title)}
      count={total === undefined ? undefined : formatMessage(words.count, { count: total })}
      view={view}
      onChange={onChange}
      states={[
        ...states,
        { value: 'sold_out', label: formatMessage(words.soldOut) },
        { value: 'low_stock', label: formatMessage(words.lowStates) },
      ]}
      filters={
        <Select
          label={formatMessage(words.category)}
          isLabelHidden
          options={[
            { value: all, label: formatMessage(words.allCategories) },
            ...categories.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={view.category_id === '' ? all : String(view.category_id)}
          onChange={(id) => onChange({ category_id: id === all ? '' : Number(id) })}
        />
      }
      actions={
        <>
          <Menu
            label={formatMessage(words.fileTools)}
            placement="bottom end"
            items={files}
            trigger={
              <IconButton label={formatMessage(words.fileTools)}>
                <MoreIcon />
              </IconButton>
            }
          />
          {canEdit && (
            <Button
              tone="accent"
              emphasis="solid"
              icon={<PlusIcon />}
              onPress={() => onChange({ open: 'new' })}
            >
              {formatMessage(words.create)}
            </Button>
          )}
        </>
      }
    />
  );
}

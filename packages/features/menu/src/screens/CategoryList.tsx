import { orderCategories, toggleCategory, type MenuCategory } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useListView, type ListScreenProps } from '@servery/screens/list';
import { useState } from 'react';
import { CategoryForm } from '../components/categories/CategoryForm.tsx';
import { CategoryRow } from '../components/categories/CategoryRow.tsx';
import { RemoveCategory } from '../components/categories/RemoveCategory.tsx';
import { OrderedList } from '../components/OrderedList.tsx';
import { useCategories } from '../hooks/useCategories.ts';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { useSwitch } from '../hooks/useSwitch.ts';
import { listView } from '../listView.ts';
import { categoryMessages as messages } from '../messages/categories.ts';

export interface MenuListProps extends ListScreenProps {
  /** The merchant whose menu is shown; the person's own by default. */
  merchantId?: number;
}

/** The categories of the menu, which can be reordered by dragging or by keys. */
export function CategoryList({ search, onSearchChange, merchantId }: MenuListProps) {
  const list = useListView(listView, search, onSearchChange);
  const { view, change } = list;
  const merchant_id = merchantId ?? '';
  const all = useCategories(merchant_id).data?.aaData ?? [];
  const categories = useCategories(merchant_id, view.search, view.status);
  const order = useMenuAction(orderCategories);
  const { trigger: toggle } = useMenuAction(toggleCategory);
  const turn = useSwitch<MenuCategory>(({ id, version }, is_active) =>
    toggle({ params: { id }, body: { version, is_active } }),
  );
  const [removing, setRemoving] = useState<MenuCategory | null>(null);
  const canEdit = useRights()('menu.edit');
  const opened = all.find(({ id }) => id === view.open);
  return (
    <OrderedList
      list={list}
      response={categories}
      messages={messages}
      onOrder={(ids) => order.trigger({ body: { merchant_id: merchantId ?? null, ids } })}
      row={(category) => (
        <CategoryRow
          category={category}
          parent={all.find(({ id }) => id === category.parent_id)}
          canEdit={canEdit}
          onToggle={(is_active) => void turn(category, is_active)}
          onEdit={() => change({ open: category.id })}
          onRemove={() => setRemoving(category)}
        />
      )}
    >
      {canEdit && (view.open === 'new' || opened) && (
        <CategoryForm
          key={opened ? `${opened.id} ${opened.version}` : 'new'}
          category={opened ?? null}
          categories={all}
          merchant_id={merchantId ?? null}
          onClose={() => change({ open: null })}
        />
      )}
      {removing && <RemoveCategory category={removing} onClose={() => setRemoving(null)} />}
    </OrderedList>
  );
}

import { orderCategories, toggleCategory, type MenuCategory } from '@servery/api';
import { Button, EmptyState, MenuIcon, PlusIcon } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { CategoryForm } from '../components/categories/CategoryForm.tsx';
import { CategoryRow } from '../components/categories/CategoryRow.tsx';
import { RemoveCategory } from '../components/categories/RemoveCategory.tsx';
import { ListHead } from '../components/ListHead.tsx';
import { NoResult } from '../components/NoResult.tsx';
import { OrderedRows } from '../components/OrderedRows.tsx';
import * as styles from '../components/page.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { useStates } from '../components/useStates.ts';
import { Waiting } from '../components/Waiting.tsx';
import { useCategories } from '../hooks/useCategories.ts';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { useRights } from '@servery/api/user';
import { useSwitch } from '../hooks/useSwitch.ts';
import { readView, writeView, type ListView } from '../listView.ts';
import { categoryWords as words } from '../messages/categories.ts';

export interface MenuListProps {
  /** The address from `?` on: search, filters and what is open. */
  search: string;
  /** The address is to change. */
  onSearchChange: (next: string) => void;
  /** Whose menu, for those who look after several; their own without it. */
  merchantId?: number;
}

/** The categories of the menu in their order, which is changed by dragging or by keys. */
export function CategoryList({ search, onSearchChange, merchantId }: MenuListProps) {
  const { formatMessage } = useIntl();
  const view = readView(search);
  const change = (next: Partial<ListView>) => onSearchChange(writeView(search, next));
  const may = useRights();
  const states = useStates();
  const merchant_id = merchantId ?? '';
  const whole = useCategories(merchant_id);
  const { data, error, mutate } = useCategories(merchant_id, view.search, view.status);
  const order = useMenuAction(orderCategories);
  const { trigger: toggle } = useMenuAction(toggleCategory);
  const turn = useSwitch<MenuCategory>(({ id, version }, is_active) =>
    toggle({ params: { id }, body: { version, is_active } }),
  );
  const [removing, setRemoving] = useState<MenuCategory | null>(null);
  const rows = data?.aaData;
  const all = whole.data?.aaData ?? [];
  const isNarrowed = view.search !== '' || view.status !== '';
  const canEdit = may('menu.edit');
  const close = () => change({ open: null });
  const opened = all.find(({ id }) => id === view.open);

  const create = canEdit && (
    <Button
      tone="accent"
      emphasis="solid"
      icon={<PlusIcon />}
      onPress={() => change({ open: 'new' })}
    >
      {formatMessage(words.create)}
    </Button>
  );
  return (
    <div className={styles.page}>
      <ListHead
        title={formatMessage(words.title)}
        count={data && formatMessage(words.count, { count: data.total })}
        actions={create}
        view={view}
        states={states}
        onChange={change}
      />
      {!rows && (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Waiting />)}
      {rows?.length === 0 &&
        (isNarrowed ? (
          <NoResult />
        ) : (
          <EmptyState icon={<MenuIcon />} title={formatMessage(words.emptyTitle)}>
            {formatMessage(words.empty)}
          </EmptyState>
        ))}
      {rows && rows.length > 0 && (
        <OrderedRows
          label={formatMessage(words.title)}
          rows={rows}
          isFixed={!canEdit || isNarrowed || rows.length !== data.total}
          onOrder={(ids) => order.trigger({ body: { merchant_id: merchantId ?? null, ids } })}
        >
          {(category) => (
            <CategoryRow
              category={category}
              parent={all.find(({ id }) => id === category.parent_id)}
              canEdit={canEdit}
              onToggle={(is_active) => void turn(category, is_active)}
              onEdit={() => change({ open: category.id })}
              onRemove={() => setRemoving(category)}
            />
          )}
        </OrderedRows>
      )}
      {canEdit && (view.open === 'new' || opened) && (
        <CategoryForm
          key={opened ? `${opened.id} ${opened.version}` : 'new'}
          category={opened ?? null}
          categories={all}
          merchant_id={merchantId ?? null}
          onClose={close}
        />
      )}
      {removing && <RemoveCategory category={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

import { toggleMenu, type FoodMenu } from '@servery/api';
import { EmptyState, MenuIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { BulkBar } from '../components/menus/BulkBar.tsx';
import { LowBanner } from '../components/menus/LowBanner.tsx';
import { MenuActions } from '../components/menus/MenuActions.tsx';
import type { RenderImage } from '../components/menus/MenuForm.tsx';
import { MenuHead } from '../components/menus/MenuHead.tsx';
import { MenuPages } from '../components/menus/MenuPages.tsx';
import { MenuTable } from '../components/menus/MenuTable.tsx';
import { useExportMenus } from '../components/menus/useExportMenus.ts';
import { useMenuColumns } from '../components/menus/useMenuColumns.tsx';
import { NoResult } from '../components/NoResult.tsx';
import * as styles from '../components/page.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { useCategories } from '../hooks/useCategories.ts';
import { useMenu } from '../hooks/useMenu.ts';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { useMenus } from '../hooks/useMenus.ts';
import { useRights } from '@servery/api/user';
import { useSwitch } from '../hooks/useSwitch.ts';
import { readView, writeView, type ListView } from '../listView.ts';
import { menuWords as words } from '../messages/menus.ts';
import type { MenuListProps } from './CategoryList.tsx';

const MenuForm = lazy(async () => ({
  default: (await import('../components/menus/MenuForm.tsx')).MenuForm,
}));
const BalancePanel = lazy(async () => ({
  default: (await import('../components/menus/BalancePanel.tsx')).BalancePanel,
}));
const ImportDrawer = lazy(async () => ({
  default: (await import('../components/menus/ImportDrawer.tsx')).ImportDrawer,
}));

export interface FoodMenuListProps extends MenuListProps {
  /** The place for an item's picture; without it an item has none. */
  renderImage?: RenderImage;
}

/** The items of the menu: searched, narrowed, edited, set out of stock, counted, imported. */
export function FoodMenuList({ search, onSearchChange, merchantId, ...props }: FoodMenuListProps) {
  const { formatMessage } = useIntl();
  const view = readView(search);
  const change = (next: Partial<ListView>) => onSearchChange(writeView(search, next));
  const may = useRights();
  const merchant_id = merchantId ?? '';
  const { data, error, mutate, isLoading, isValidating } = useMenus(merchant_id, view);
  const categories = useCategories(merchant_id).data?.aaData ?? [];
  const { trigger: toggle } = useMenuAction(toggleMenu);
  const turn = useSwitch<FoodMenu>(({ id, version }, is_active) =>
    toggle({ params: { id }, body: { version, is_active } }),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [balancing, setBalancing] = useState<number | null>(null);
  const [isImporting, setImporting] = useState(false);
  const opened = useMenu(typeof view.open === 'number' ? view.open : null).data;
  const counted = useMenu(balancing).data;
  const save = useExportMenus(merchant_id, view);
  const canEdit = may('menu.edit');
  const rows = data?.aaData ?? [];
  const isNarrowed = view.search !== '' || view.status !== '' || view.category_id !== '';

  const canSnooze = may('menu.availability');
  const actions = (menu: FoodMenu) => (
    <MenuActions
      menu={menu}
      canEdit={canEdit}
      canSnooze={canSnooze}
      onEdit={() => change({ open: menu.id })}
      onBalance={() => setBalancing(menu.id)}
      onSwitch={() => void turn(menu, !menu.is_active)}
    />
  );
  const columns = useMenuColumns(merchantId, actions);
  const empty = isNarrowed ? (
    <NoResult />
  ) : (
    <EmptyState icon={<MenuIcon />} title={formatMessage(words.emptyTitle)}>
      {formatMessage(words.empty)}
    </EmptyState>
  );
  return (
    <div className={styles.page}>
      <MenuHead
        view={view}
        total={data?.total}
        categories={categories}
        canEdit={canEdit}
        onChange={change}
        onImport={() => setImporting(true)}
        onExport={() => void save()}
      />
      {view.status === '' && (
        <LowBanner merchant_id={merchant_id} onShow={() => change({ status: 'low_stock' })} />
      )}
      {selected.size > 0 && (
        <BulkBar
          selected={rows.filter(({ id }) => selected.has(String(id)))}
          categories={categories}
          merchant_id={merchantId ?? null}
          onDone={() => setSelected(new Set())}
        />
      )}
      {!data && error ? (
        <Trouble problem={error} onRetry={() => mutate()} />
      ) : (
        <MenuTable
          rows={rows}
          columns={columns}
          total={data?.total}
          view={view}
          isLoading={isLoading && !data}
          isRefreshing={isValidating && !!data}
          empty={empty}
          selected={canEdit ? selected : undefined}
          onSelect={setSelected}
          onChange={(next) => {
            setSelected(new Set());
            change(next);
          }}
          onOpen={canEdit ? (id) => change({ open: id }) : undefined}
        />
      )}
      <MenuPages page={view.page} total={data?.total ?? 0} onChange={(page) => change({ page })} />
      <Suspense>
        {canEdit && (view.open === 'new' || (opened && opened.id === view.open)) && (
          <MenuForm
            key={opened ? opened.id : 'new'}
            menu={opened ?? null}
            categories={categories}
            category_id={view.category_id === '' ? null : view.category_id}
            merchantId={merchantId}
            renderImage={props.renderImage}
            onClose={() => change({ open: null })}
          />
        )}
        {counted && balancing !== null && (
          <BalancePanel menu={counted} onClose={() => setBalancing(null)} />
        )}
        {isImporting && (
          <ImportDrawer merchant_id={merchantId ?? null} onClose={() => setImporting(false)} />
        )}
      </Suspense>
    </div>
  );
}

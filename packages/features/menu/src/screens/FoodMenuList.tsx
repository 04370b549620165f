import { toggleMenu, type FoodMenu } from '@servery/api';
import { useRights, useUser } from '@servery/api/user';
import { FilterSelect } from '@servery/screens/filter';
import {
  ListBody,
  ListEmpty,
  ListPage,
  ListTable,
  sorting,
  useListView,
} from '@servery/screens/list';
import { Button, MenuIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { BulkBar } from '../components/menus/BulkBar.tsx';
import { LowBanner } from '../components/menus/LowBanner.tsx';
import { MenuActions } from '../components/menus/MenuActions.tsx';
import type { RenderImage } from '../components/menus/MenuForm.tsx';
import { MenuTools } from '../components/menus/MenuTools.tsx';
import { useExportMenus } from '../components/menus/useExportMenus.ts';
import { useMenuColumns } from '../components/menus/useMenuColumns.tsx';
import { MenuFilters } from '../components/MenuFilters.tsx';
import { useCategories } from '../hooks/useCategories.ts';
import { useMenu } from '../hooks/useMenu.ts';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { pageLength, useLowCount, useMenus } from '../hooks/useMenus.ts';
import { useSwitch } from '../hooks/useSwitch.ts';
import { listView } from '../listView.ts';
import { commonMessages } from '../messages/common.ts';
import { importMessages } from '../messages/import.ts';
import { menuMessages as messages } from '../messages/menus.ts';
import type { MenuListProps } from './CategoryList.tsx';

const MenuForm = lazy(async () => ({
  default: (await import('../components/menus/MenuForm.tsx')).MenuForm,
}));
const BalancePanel = lazy(async () => ({
  default: (await import('../components/menus/BalancePanel.tsx')).BalancePanel,
}));
const PricePushDrawer = lazy(async () => ({
  default: (await import('../components/prices/PricePushDrawer.tsx')).PricePushDrawer,
}));
const ItemPushDrawer = lazy(async () => ({
  default: (await import('../components/pushes/ItemPushDrawer.tsx')).ItemPushDrawer,
}));
const ImportDrawer = lazy(async () => ({
  default: (await import('../components/menus/ImportDrawer.tsx')).ImportDrawer,
}));

export interface FoodMenuListProps extends MenuListProps {
  /** Renders the picture field of the form; without it, items have no picture. */
  renderImage?: RenderImage;
}

/** The items of the menu: search, filters, editing, availability, stock, import and export. */
export function FoodMenuList({ search, onSearchChange, merchantId, ...props }: FoodMenuListProps) {
  const { formatMessage } = useIntl();
  const list = useListView(listView, search, onSearchChange);
  const { view, change } = list;
  const may = useRights();
  const merchant_id = merchantId ?? '';
  const { data, error, mutate, isValidating } = useMenus(merchant_id, view);
  const low = useLowCount(merchant_id);
  const categories = useCategories(merchant_id).data?.aaData ?? [];
  const { trigger: toggle } = useMenuAction(toggleMenu);
  const turn = useSwitch<FoodMenu>(({ id, version }, is_active) =>
    toggle({ params: { id }, body: { version, is_active } }),
  );
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [balancing, setBalancing] = useState<number | null>(null);
  const [repricing, setRepricing] = useState<FoodMenu | null>(null);
  const [pushing, setPushing] = useState<FoodMenu | null>(null);
  const opened = useMenu(typeof view.open === 'number' ? view.open : null).data;
  const counted = useMenu(balancing).data;
  const save = useExportMenus(merchant_id, view);
  const canEdit = may('menu.edit');
  const rows = data?.aaData ?? [];
  const canSnooze = may('menu.availability');
  const merchants = useUser().data?.merchants ?? [];
  const canPush = may('merchant.push') && merchants.length > 1;
  const actions = (menu: FoodMenu) => (
    <MenuActions
      menu={menu}
      canEdit={canEdit}
      canSnooze={canSnooze}
      onEdit={() => change({ open: menu.id })}
      onPushPrice={canPush && may('menu.price') ? () => setRepricing(menu) : undefined}
      onPushItem={canPush && canEdit ? () => setPushing(menu) : undefined}
      onBalance={() => setBalancing(menu.id)}
      onSwitch={() => void turn(menu, !menu.is_active)}
    />
  );
  const columns = useMenuColumns(merchantId, actions);
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={
        <MenuTools
          canEdit={canEdit}
          onImport={() => change({ dialog: 'import' })}
          onExport={() => void save()}
          onCreate={() => change({ open: 'new' })}
        />
      }
      filters={
        <MenuFilters
          list={list}
          statuses={[
            { value: 'sold_out', label: formatMessage(messages.soldOut) },
            { value: 'low_stock', label: formatMessage(messages.lowStates) },
          ]}
        >
          <FilterSelect
            label={formatMessage(messages.category)}
            allLabel={formatMessage(messages.allCategories)}
            options={categories.map(({ id, name }) => ({ value: id, label: name }))}
            value={view.category_id}
            onChange={(category_id) => change({ category_id })}
          />
        </MenuFilters>
      }
    >
      {view.status === '' && low !== undefined && low > 0 && (
        <LowBanner count={low} onShow={() => change({ status: 'low_stock' })} />
      )}
      {selected.size > 0 && (
        <BulkBar
          selected={rows.filter(({ id }) => selected.has(String(id)))}
          categories={categories}
          merchant_id={merchantId ?? null}
          onDone={() => setSelected(new Set())}
        />
      )}
      <ListBody
        error={error}
        data={data}
        forbidden={formatMessage(commonMessages.refused)}
        onRetry={mutate}
      >
        <ListTable
          label={formatMessage(messages.title)}
          pagesLabel={formatMessage(messages.pages)}
          // The warning above the rows shows with them, because later it would move them.
          rows={view.status === '' && low === undefined ? undefined : data?.aaData}
          columns={columns}
          total={data?.total}
          page={view.page}
          pageLength={pageLength}
          onPage={(page) => change({ page })}
          {...sorting(view.sort, view.order, (sort, order) => {
            setSelected(new Set());
            change({ sort, order });
          })}
          isLoading={isValidating}
          empty={
            <ListEmpty
              total={data?.total}
              onFirst={() => change({ page: 1 })}
              isNarrowed={list.isNarrowed}
              noResultTitle={formatMessage(commonMessages.noResultTitle)}
              icon={<MenuIcon />}
              title={formatMessage(messages.emptyTitle)}
              action={
                canEdit && (
                  <Button onPress={() => change({ dialog: 'import' })}>
                    {formatMessage(importMessages.start)}
                  </Button>
                )
              }
            >
              {formatMessage(messages.empty)}
            </ListEmpty>
          }
          {...(canEdit && {
            onRowPress: ({ id }: FoodMenu) => change({ open: id }),
            selectedKeys: selected,
            onSelectionChange: setSelected,
          })}
          labels={{
            selectAll: formatMessage(messages.selectAll),
            selectRow: ({ name }) => formatMessage(messages.select, { name }),
          }}
        />
      </ListBody>
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
        {repricing && <PricePushDrawer menu={repricing} onClose={() => setRepricing(null)} />}
        {pushing && <ItemPushDrawer menu={pushing} onClose={() => setPushing(null)} />}
        {canEdit && view.dialog === 'import' && (
          <ImportDrawer merchant_id={merchantId ?? null} onClose={() => change({ dialog: '' })} />
        )}
      </Suspense>
    </ListPage>
  );
}

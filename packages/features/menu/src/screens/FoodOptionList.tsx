import { orderOptions, toggleOption, type FoodOption } from '@servery/api';
import { Button, EmptyState, MenuIcon, PlusIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { ListHead } from '../components/ListHead.tsx';
import { NoResult } from '../components/NoResult.tsx';
import { OptionRow } from '../components/options/OptionRow.tsx';
import { RemoveOption } from '../components/options/RemoveOption.tsx';
import { OrderedRows } from '../components/OrderedRows.tsx';
import * as styles from '../components/page.css.ts';
import { Trouble } from '../components/Trouble.tsx';
import { useStates } from '../components/useStates.ts';
import { Waiting } from '../components/Waiting.tsx';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { useOption } from '../hooks/useOption.ts';
import { useOptions } from '../hooks/useOptions.ts';
import { useRights } from '@servery/api/user';
import { useSwitch } from '../hooks/useSwitch.ts';
import { readView, writeView, type ListView } from '../listView.ts';
import { optionWords as words } from '../messages/options.ts';
import type { MenuListProps } from './CategoryList.tsx';

const OptionForm = lazy(async () => ({
  default: (await import('../components/options/OptionForm.tsx')).OptionForm,
}));

/** The food options in their order, with their choices and what they hang on. */
export function FoodOptionList({ search, onSearchChange, merchantId }: MenuListProps) {
  const { formatMessage } = useIntl();
  const view = readView(search);
  const change = (next: Partial<ListView>) => onSearchChange(writeView(search, next));
  const may = useRights();
  const states = useStates();
  const { data, error, mutate } = useOptions(merchantId ?? '', view.search, view.status);
  const opened = useOption(typeof view.open === 'number' ? view.open : null).data;
  const order = useMenuAction(orderOptions);
  const { trigger: toggle } = useMenuAction(toggleOption);
  const turn = useSwitch<FoodOption>(({ id, version }, is_active) =>
    toggle({ body: { id, version, is_active } }),
  );
  const [removing, setRemoving] = useState<FoodOption | null>(null);
  const rows = data?.aaData;
  const isNarrowed = view.search !== '' || view.status !== '';
  const canEdit = may('menu.edit');
  return (
    <div className={styles.page}>
      <ListHead
        title={formatMessage(words.title)}
        count={data && formatMessage(words.count, { count: data.total })}
        actions={
          canEdit && (
            <Button
              tone="accent"
              emphasis="solid"
              icon={<PlusIcon />}
              onPress={() => change({ open: 'new' })}
            >
              {formatMessage(words.create)}
            </Button>
          )
        }
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
          {(option) => (
            <OptionRow
              option={option}
              canEdit={canEdit}
              onToggle={(is_active) => void turn(option, is_active)}
              onEdit={() => change({ open: option.id })}
              onRemove={() => setRemoving(option)}
            />
          )}
        </OrderedRows>
      )}
      <Suspense>
        {canEdit && (view.open === 'new' || (opened && opened.id === view.open)) && (
          <OptionForm
            key={opened ? opened.id : 'new'}
            option={opened ?? null}
            merchantId={merchantId}
            onClose={() => change({ open: null })}
          />
        )}
      </Suspense>
      {removing && <RemoveOption option={removing} onClose={() => setRemoving(null)} />}
    </div>
  );
}

import { orderOptions, toggleOption, type FoodOption } from '@servery/api';
import { useRights } from '@servery/api/user';
import { useListView } from '@servery/screens/list';
import { lazy, Suspense, useState } from 'react';
import { OptionRow } from '../components/options/OptionRow.tsx';
import { RemoveOption } from '../components/options/RemoveOption.tsx';
import { OrderedList } from '../components/OrderedList.tsx';
import { useMenuAction } from '../hooks/useMenuAction.ts';
import { useOption } from '../hooks/useOption.ts';
import { useOptions } from '../hooks/useOptions.ts';
import { useSwitch } from '../hooks/useSwitch.ts';
import { listView } from '../listView.ts';
import { optionMessages as messages } from '../messages/options.ts';
import type { MenuListProps } from './CategoryList.tsx';

const OptionForm = lazy(async () => ({
  default: (await import('../components/options/OptionForm.tsx')).OptionForm,
}));

/** The food options in order, with their choices and the items they belong to. */
export function FoodOptionList({ search, onSearchChange, merchantId }: MenuListProps) {
  const list = useListView(listView, search, onSearchChange);
  const { view, change } = list;
  const options = useOptions(merchantId ?? '', view.search, view.status);
  const opened = useOption(typeof view.open === 'number' ? view.open : null).data;
  const order = useMenuAction(orderOptions);
  const { trigger: toggle } = useMenuAction(toggleOption);
  const turn = useSwitch<FoodOption>(({ id, version }, is_active) =>
    toggle({ body: { id, version, is_active } }),
  );
  const [removing, setRemoving] = useState<FoodOption | null>(null);
  const canEdit = useRights()('menu.edit');
  return (
    <OrderedList
      list={list}
      response={options}
      messages={messages}
      onOrder={(ids) => order.trigger({ body: { merchant_id: merchantId ?? null, ids } })}
      row={(option) => (
        <OptionRow
          option={option}
          canEdit={canEdit}
          onToggle={(is_active) => void turn(option, is_active)}
          onEdit={() => change({ open: option.id })}
          onRemove={() => setRemoving(option)}
        />
      )}
    >
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
    </OrderedList>
  );
}

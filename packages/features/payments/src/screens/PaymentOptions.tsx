import { patchPaymentOption, type PaymentOptionDetail } from '@servery/api';
import { FilterSelect } from '@servery/screens/filter';
import {
  AddButton,
  ListBody,
  ListEmpty,
  ListFilters,
  ListPage,
  useListView,
  type ListScreenProps,
} from '@servery/screens/list';
import { OrderedRows } from '@servery/screens/ordered-rows';
import { CardIcon, Text } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { OptionRow } from '../components/options/OptionRow.tsx';
import { RemoveOption } from '../components/options/RemoveOption.tsx';
import { usePaymentAction } from '../hooks/usePaymentAction.ts';
import { usePaymentOptions } from '../hooks/usePaymentOptions.ts';
import { useProblemText } from '../hooks/useProblemText.ts';
import { optionsMessages as messages } from '../messages/options.ts';
import { paymentOptionsView, shownOptions } from '../paymentOptionsView.ts';

const OptionForm = lazy(async () => ({
  default: (await import('../components/options/OptionForm.tsx')).OptionForm,
}));

export interface PaymentOptionsProps extends ListScreenProps {
  /** The merchant whose options are shown; '' for the person's own. */
  merchantId: number | '';
}

/** The payment options of a merchant, which can be reordered by dragging or by keys. */
export function PaymentOptions({ merchantId, search, onSearchChange }: PaymentOptionsProps) {
  const { formatMessage } = useIntl();
  const explain = useProblemText();
  const { data, error, mutate } = usePaymentOptions(merchantId);
  const { trigger: patch } = usePaymentAction(patchPaymentOption);
  const [removing, setRemoving] = useState<PaymentOptionDetail | null>(null);
  const list = useListView(paymentOptionsView, search, onSearchChange);
  const { view, change, isNarrowed } = list;
  const options = data?.aaData ?? [];
  const opened = options.find(({ id }) => id === view.open);
  const move = async (ids: number[], id: number) => {
    const { version } = options.find((option) => option.id === id)!;
    return patch({ params: { id }, body: { version, place: ids.indexOf(id) + 1 } });
  };
  const add = (
    <AddButton onPress={() => change({ open: 'new' })}>{formatMessage(messages.add)}</AddButton>
  );
  return (
    <ListPage
      title={formatMessage(messages.title)}
      count={data && formatMessage(messages.count, { count: data.total })}
      actions={data && add}
      filters={
        <ListFilters label={formatMessage(messages.search)} {...list.filters('search')}>
          <FilterSelect
            label={formatMessage(messages.status)}
            allLabel={formatMessage(messages.allStatus)}
            options={[
              { value: 'active', label: formatMessage(messages.active) },
              { value: 'inactive', label: formatMessage(messages.inactive) },
            ]}
            value={view.status}
            onChange={(status) => change({ status })}
          />
        </ListFilters>
      }
    >
      <ListBody
        error={error}
        data={data}
        title={formatMessage(messages.failed)}
        explain={explain}
        forbiddenTitle={formatMessage(messages.refusedTitle)}
        forbidden={formatMessage(messages.refused, { right: formatMessage(messages.right) })}
        onRetry={mutate}
        rows={data && shownOptions(options, view)}
        empty={
          <ListEmpty
            isNarrowed={isNarrowed}
            noResultTitle={formatMessage(messages.noneTitle)}
            icon={<CardIcon />}
            title={formatMessage(messages.emptyTitle)}
          >
            {formatMessage(messages.empty)}
          </ListEmpty>
        }
      >
        {(rows) => (
          <>
            <Text as="p" tone="muted">
              {formatMessage(messages.order)}
            </Text>
            <OrderedRows
              label={formatMessage(messages.title)}
              rows={rows}
              isFixed={isNarrowed || rows.length !== data?.total}
              explain={explain}
              onOrder={move}
            >
              {(option) => (
                <OptionRow
                  option={option}
                  onEdit={() => change({ open: option.id })}
                  onRemove={() => setRemoving(option)}
                />
              )}
            </OrderedRows>
          </>
        )}
      </ListBody>
      {(view.open === 'new' || opened) && (
        <Suspense fallback={null}>
          <OptionForm
            key={opened ? `${opened.id} ${opened.version}` : 'new'}
            option={opened ?? null}
            merchantId={merchantId}
            onClose={() => change({ open: null })}
          />
        </Suspense>
      )}
      {removing && <RemoveOption option={removing} onClose={() => setRemoving(null)} />}
    </ListPage>
  );
}

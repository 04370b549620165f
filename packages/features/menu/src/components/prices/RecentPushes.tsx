import type { PricePush } from '@servery/api';
import { useFormat } from '@servery/screens';
import { useIntl } from 'react-intl';
import { usePricePushes } from '../../hooks/usePricePushes.ts';
import { useUndoPush } from '../../hooks/useUndoPush.ts';
import { priceMessages as messages } from '../../messages/prices.ts';
import { RecentPushRow, type RecentPushState } from '../pushes/RecentPushRow.tsx';
import { RecentPushSection } from '../pushes/RecentPushSection.tsx';

/** The latest price pushes of an item, which can be undone for a day; without any, nothing. */
export function RecentPushes({ item_id }: { item_id: number }) {
  const { data, error, mutate } = usePricePushes(item_id);
  const { undo, isUndoing } = useUndoPush();
  return (
    <RecentPushSection
      data={data}
      error={error}
      onRetry={() => mutate()}
      undo={undo}
      isUndoing={isUndoing}
      row={(push, state) => <RecentPrice key={push.id} push={push} {...state} />}
    />
  );
}

function RecentPrice({ push, ...state }: RecentPushState & { push: PricePush }) {
  const { formatMessage } = useIntl();
  const price = useFormat(push.merchant_id).money(push.price);
  return (
    <RecentPushRow
      push={push}
      undoLabel={(time) => formatMessage(messages.undoPush, { price, time })}
      {...state}
    >
      {formatMessage(messages.recentPush, { price, count: push.outlets })}
    </RecentPushRow>
  );
}

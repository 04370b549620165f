import { useIntl } from 'react-intl';
import { useItemPushes } from '../../hooks/useItemPushes.ts';
import { useUndoItem } from '../../hooks/useUndoItem.ts';
import { itemPushMessages as messages } from '../../messages/itemPushes.ts';
import { RecentPushRow } from './RecentPushRow.tsx';
import { RecentPushSection } from './RecentPushSection.tsx';

/** The latest pushes of an item, which can be undone for a day; without any, nothing. */
export function RecentItemPushes({ item_id }: { item_id: number }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useItemPushes(item_id);
  const { undo, isUndoing } = useUndoItem();
  return (
    <RecentPushSection
      data={data}
      error={error}
      onRetry={() => mutate()}
      undo={undo}
      isUndoing={isUndoing}
      row={(push, state) => (
        <RecentPushRow
          key={push.id}
          push={push}
          undoLabel={(time) => formatMessage(messages.undoPush, { time })}
          {...state}
        >
          {formatMessage(messages.recentPush, { count: push.outlets })}
        </RecentPushRow>
      )}
    />
  );
}

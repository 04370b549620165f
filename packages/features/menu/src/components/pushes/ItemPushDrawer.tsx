import type { FoodMenu } from '@servery/api';
import { LoadState } from '@servery/screens';
import { Button, FormDrawer, Heading, Stack, Text } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { useItemPreview } from '../../hooks/useItemPushes.ts';
import { isChanging, useItemPushForm } from '../../hooks/useItemPushForm.ts';
import { itemPushMessages as messages } from '../../messages/itemPushes.ts';
import { ItemOutletRow } from './ItemOutletRow.tsx';
import * as styles from './pushes.css.ts';
import { RecentItemPushes } from './RecentItemPushes.tsx';

interface ItemPushDrawerProps {
  menu: Pick<FoodMenu, 'id' | 'name'>;
  onClose: () => void;
}

/** Pushes an item to the other outlets of its group, with a preview of what changes. */
export function ItemPushDrawer({ menu, onClose }: ItemPushDrawerProps) {
  const { formatMessage } = useIntl();
  const listId = useId();
  const { data: preview, error, mutate } = useItemPreview(menu.id);
  const form = useItemPushForm({ preview, onReload: () => void mutate(), onClose });
  const { chosen, choose, drawer } = form;
  const chosenIds = new Set(chosen.map(({ merchant }) => merchant.id));
  const added = chosen.filter(({ state }) => state === 'missing').length;
  const isAlone = preview?.outlets.length === 0;
  const canPush = preview?.outlets.some(isChanging) === true;
  return (
    <FormDrawer
      title={formatMessage(messages.title, { name: menu.name })}
      description={preview && formatMessage(messages.from, { outlet: preview.item.merchant.name })}
      action={formatMessage(messages.push, { count: chosen.length })}
      size="l"
      isReadOnly={!canPush}
      {...drawer}
      onClose={onClose}
    >
      {isAlone && (
        <Text as="p" tone="muted">
          {formatMessage(messages.onlyOutlet)}
        </Text>
      )}
      {!preview && (
        <LoadState
          level={3}
          lines={6}
          error={error}
          title={formatMessage(messages.failed)}
          forbidden={formatMessage(messages.forbidden)}
          onRetry={() => mutate()}
        />
      )}
      {preview && !isAlone && (
        <Stack gap="l">
          <div role="status">
            <Text as="p" weight="medium" size="l">
              {formatMessage(messages.changes, { count: chosen.length })}{' '}
              {added > 0 && formatMessage(messages.adds, { count: added })}
            </Text>
          </div>
          <RecentItemPushes item_id={menu.id} />
          <div>
            <div className={styles.head}>
              <Heading level={3} id={listId}>
                {formatMessage(messages.outlets)}
              </Heading>
              {canPush && (
                <div className={styles.tools}>
                  <Button size="s" emphasis="ghost" onPress={form.chooseAll}>
                    {formatMessage(messages.selectAll)}
                  </Button>
                  <Button size="s" emphasis="ghost" onPress={form.chooseNone}>
                    {formatMessage(messages.selectNone)}
                  </Button>
                </div>
              )}
            </div>
            <ul className={styles.list} aria-labelledby={listId}>
              {preview.outlets.map((outlet) => (
                <ItemOutletRow
                  key={outlet.merchant.id}
                  outlet={outlet}
                  isChosen={chosenIds.has(outlet.merchant.id)}
                  onChange={(isChosen) => choose(outlet.merchant.id, isChosen)}
                />
              ))}
            </ul>
          </div>
        </Stack>
      )}
    </FormDrawer>
  );
}

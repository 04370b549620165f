import { pushPrice, type FoodMenu } from '@servery/api';
import { withPrice } from '@servery/domain/price-pushes';
import { LoadState, MoneyField, useFormat } from '@servery/screens';
import { useEndpointForm } from '@servery/screens/form';
import { FormDrawer, Heading, Stack, Text, toast } from '@servery/ui';
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { usePricePreview, usePushPrice } from '../../hooks/usePricePushes.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useUndoPush } from '../../hooks/useUndoPush.ts';
import { fieldMessages } from '../../messages/fields.ts';
import { priceMessages as messages } from '../../messages/prices.ts';
import * as styles from '../pushes/pushes.css.ts';
import { isChosen, type Choices } from './chosenOutlets.ts';
import { OutletRow } from './OutletRow.tsx';
import { PushSummary } from './PushSummary.tsx';
import { RecentPushes } from './RecentPushes.tsx';

interface PricePushDrawerProps {
  menu: Pick<FoodMenu, 'id' | 'merchant_id' | 'name' | 'price'>;
  onClose: () => void;
}

interface PriceValues {
  price: number | null;
}

const noPrice: PriceValues = { price: null };

/** Changes the price of an item at the outlets of its group, with a preview of the effect. */
export function PricePushDrawer({ menu, onClose }: PricePushDrawerProps) {
  const { formatMessage } = useIntl();
  const { money, symbol } = useFormat(menu.merchant_id);
  const listId = useId();
  const { data, error, mutate } = usePricePreview(menu);
  const { trigger } = usePushPrice();
  const { undo } = useUndoPush();
  const [choices, setChoices] = useState<Choices>(new Map());
  const [isNoneChosen, setNoneChosen] = useState(false);
  const chosenAt = (price: number | null) =>
    data ? withPrice(data, price).outlets.filter((outlet) => isChosen(outlet, choices)) : [];

  const form = useEndpointForm(pushPrice, {
    defaults: noPrice,
    toInput: ({ price }) => ({
      body: {
        item_id: menu.id,
        price,
        outlets: chosenAt(price).map(({ item_id, version }) => ({ item_id, version })),
      },
    }),
    send: async (input) => {
      const push = await trigger(input);
      toast.success({
        title: formatMessage(messages.pushed, { count: push.outlets }),
        action: { label: formatMessage(messages.undo), onPress: () => void undo(push) },
      });
      onClose();
    },
    explain: useProblemText(),
    messages: fieldMessages,
    onRefused: ({ code }) => {
      if (code === 'conflict') void mutate();
    },
  });
  const { price } = form.values;
  const preview = data && withPrice(data, price);
  const chosen = chosenAt(price);
  const submit = () => {
    const isNothing = price !== null && chosen.length === 0;
    setNoneChosen(isNothing);
    if (!isNothing) void form.submit();
  };

  return (
    <FormDrawer
      title={formatMessage(messages.title, { name: menu.name })}
      action={formatMessage(messages.push, { count: price === null ? 0 : chosen.length })}
      size="l"
      isReadOnly={!preview}
      {...form.drawer}
      onSubmit={submit}
      formError={
        isNoneChosen && chosen.length === 0
          ? formatMessage(messages.chooseOutlet)
          : form.drawer.formError
      }
      onClose={onClose}
    >
      {preview ? (
        <Stack gap="l">
          <MoneyField
            autoFocus
            label={formatMessage(messages.newPrice)}
            description={formatMessage(messages.newPriceHelp, {
              price: money(preview.item.price),
              outlet: preview.item.merchant.name,
            })}
            currency={symbol}
            {...form.field('price')}
          />
          <PushSummary
            merchant_id={menu.merchant_id}
            outlets={preview.outlets}
            chosen={chosen}
            hasPrice={price !== null}
          />
          <RecentPushes item_id={menu.id} />
          <div>
            <Heading level={3} id={listId}>
              {formatMessage(messages.outlets)}
            </Heading>
            <ul className={styles.list} aria-labelledby={listId}>
              {preview.outlets.map((outlet) => (
                <OutletRow
                  key={outlet.merchant.id}
                  outlet={outlet}
                  price={price}
                  isChosen={isChosen(outlet, choices)}
                  onChange={(isOn) => setChoices(new Map(choices).set(outlet.merchant.id, isOn))}
                />
              ))}
            </ul>
            {preview.outlets.length === 1 && (
              <Text as="p" tone="muted">
                {formatMessage(messages.onlyOutlet)}
              </Text>
            )}
          </div>
        </Stack>
      ) : (
        <LoadState
          level={3}
          lines={6}
          error={error}
          forbidden={formatMessage(messages.forbidden)}
          onRetry={() => mutate()}
        />
      )}
    </FormDrawer>
  );
}

import { matchesSearch } from '@servery/domain/search';
import {
  addToCart,
  type CartLine,
  type MenuItem,
  type Output,
  type displayMenu,
} from '@servery/api';
import { Button, Heading, SearchField, Stack, Text, VisuallyHidden } from '@servery/ui';
import type { Table } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { ItemOptionsDialog, type Wanted } from '@servery/screens/item-options';
import { useDeferredValue, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { useInTurn } from '../../hooks/useInTurn.ts';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { tableMessages as messages } from '../../messages/table.ts';
import { DishButton } from './DishButton.tsx';
import * as styles from './panels.css.ts';

interface MenuPickerProps {
  table: Table;
  menu: Output<typeof displayMenu>;
  cart: readonly CartLine[];
  /** The seat of the next item: the one that was chosen last. */
  seat: number | null;
  onSeat: (seat: number | null) => void;
}

/** The menu to add from. A press adds an item to the cart, or opens its choices first. */
export function MenuPicker({ table, menu, cart, seat, onSeat }: MenuPickerProps) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(useProblemText());
  const { trigger } = useTableAction(addToCart);
  const send = useInTurn(trigger);
  const [search, setSearch] = useState('');
  const [choosing, setChoosing] = useState<MenuItem | null>(null);
  const [added, setAdded] = useState<MenuItem | null>(null);
  const id = useId();
  const text = useDeferredValue(search);
  const countOf = ({ id: menu_id }: MenuItem) =>
    cart.reduce((sum, line) => (line.menu_id === menu_id ? sum + line.quantity : sum), 0);
  const add = async (item: MenuItem, wanted: Partial<Wanted> = {}) => {
    const line = { menu_id: item.id, quantity: item.min_quantity || 1, seat, ...wanted };
    const isDone = await attempt(() => send({ body: { table_id: table.id, lines: [line] } }));
    if (isDone) {
      setAdded(item);
      onSeat(line.seat ?? null);
    }
    return isDone;
  };
  const categories = menu.categories
    .map((one) => ({
      ...one,
      items: one.items.filter(({ name }) => matchesSearch(text, name)),
    }))
    .filter(({ items }) => items.length > 0);
  return (
    <Stack gap="s">
      <Heading level={2}>{formatMessage(messages.menu)}</Heading>
      <SearchField
        label={formatMessage(messages.searchMenu)}
        isLabelHidden
        placeholder={formatMessage(messages.searchMenu)}
        value={search}
        onChange={setSearch}
      />
      {categories.length === 0 && <Text as="p">{formatMessage(messages.noItem)}</Text>}
      {categories.length > 1 && (
        <nav className={styles.parts} aria-label={formatMessage(messages.categories)}>
          {categories.map((category) => (
            <span key={category.id} className={styles.jump}>
              <Button
                tone="neutral"
                emphasis="outline"
                onPress={() =>
                  document
                    .getElementById(`${id}${category.id}`)
                    ?.scrollIntoView({ block: 'start', behavior: 'instant' })
                }
              >
                {category.name}
              </Button>
            </span>
          ))}
        </nav>
      )}
      {categories.map((category) => (
        <section
          key={category.id}
          id={`${id}${category.id}`}
          className={styles.part}
          aria-labelledby={`${id}${category.id}n`}
        >
          <Heading level={3} id={`${id}${category.id}n`}>
            {category.name}
          </Heading>
          <div className={styles.dishes}>
            {category.items.map((item) => (
              <DishButton
                key={item.id}
                item={item}
                merchant_id={table.merchant_id}
                count={countOf(item)}
                onPress={() => (item.options.length > 0 ? setChoosing(item) : void add(item))}
              />
            ))}
          </div>
        </section>
      ))}
      {choosing && (
        <ItemOptionsDialog
          item={choosing}
          merchant_id={table.merchant_id}
          seat={seat}
          hasSeat
          submitLabel={(amount) => formatMessage(messages.addIt, { amount })}
          onSave={(wanted) => add(choosing, wanted)}
          onClose={() => setChoosing(null)}
        />
      )}
      <VisuallyHidden isLive>
        {added &&
          countOf(added) > 0 &&
          formatMessage(messages.inCart, { name: added.name, count: countOf(added) })}
      </VisuallyHidden>
    </Stack>
  );
}

import { addToCart, type MenuItem, type Table } from '@servery/api';
import { Button, Heading, SearchField, Skeleton, Stack, Text } from '@servery/ui';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useFormat } from '../../hooks/useFormat.ts';
import { useMenu } from '../../hooks/useMenu.ts';
import { useTableAction } from '../../hooks/useTableAction.ts';
import { useTell } from '../../hooks/useTell.ts';
import { listWords } from '../../messages/list.ts';
import { tableWords as words } from '../../messages/table.ts';
import { Trouble } from '../Trouble.tsx';
import { ChoicesDialog, type Chosen } from './ChoicesDialog.tsx';
import * as styles from './panels.css.ts';

const plain = (text: string) => text.normalize('NFC').toLowerCase();

/** The menu to add from: a press puts an item into the cart, one with choices asks for them. */
export function MenuPicker({ table }: { table: Table }) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(table.merchant_id);
  const tell = useTell();
  const { trigger } = useTableAction(addToCart);
  const { data: menu, error, mutate } = useMenu(table.merchant_id, table.id);
  const [search, setSearch] = useState('');
  const [choosing, setChoosing] = useState<MenuItem | null>(null);
  const wanted = plain(useDeferredValue(search).trim());
  const add = (item: MenuItem, chosen?: Chosen) => {
    const line = { menu_id: item.id, quantity: item.min_quantity || 1, ...chosen };
    return tell(() => trigger({ body: { table_id: table.id, lines: [line] } }));
  };
  const categories = menu?.categories
    .map((one) => ({ ...one, items: one.items.filter(({ name }) => plain(name).includes(wanted)) }))
    .filter(({ items }) => items.length > 0);
  return (
    <Stack gap="s">
      <Heading level={2}>{formatMessage(words.menu)}</Heading>
      <SearchField
        label={formatMessage(words.searchMenu)}
        isLabelHidden
        placeholder={formatMessage(words.searchMenu)}
        clearLabel={formatMessage(listWords.clearSearch)}
        value={search}
        onChange={setSearch}
      />
      {!menu &&
        (error ? <Trouble problem={error} onRetry={() => mutate()} /> : <Skeleton lines={8} />)}
      {categories?.length === 0 && <Text as="p">{formatMessage(words.noItem)}</Text>}
      {/* It scrolls by itself, so that the cart beside it stays in sight; its buttons take the focus there. */}
      <div className={styles.menu}>
        {categories?.map((category) => (
          <Stack key={category.id} gap="xs">
            <Heading level={3}>{category.name}</Heading>
            {category.items.map((item) => (
              <Button
                key={item.id}
                tone="neutral"
                isWide
                isDisabled={!item.is_available}
                onPress={() => (item.options.length > 0 ? setChoosing(item) : void add(item))}
              >
                <span className={styles.what}>{item.name}</span>{' '}
                <span className={styles.figure}>
                  {item.is_available ? money(item.price) : formatMessage(words.soldOut)}
                </span>
              </Button>
            ))}
          </Stack>
        ))}
      </div>
      {choosing && (
        <ChoicesDialog
          item={choosing}
          merchant_id={table.merchant_id}
          onAdd={(chosen) => add(choosing, chosen)}
          onClose={() => setChoosing(null)}
        />
      )}
    </Stack>
  );
}

import type { DisplayedMenu, MenuItem } from '@servery/api';
import { Button, Grid, SearchField, Skeleton, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '../../../hooks/useFormat.ts';
import { addWords } from '../../../messages/add.ts';
import { item as itemStyle, itemName, price, shelf, tab, tabs } from './add.css.ts';

export interface MenuPickerProps {
  merchant_id: number;
  menu: DisplayedMenu | undefined;
  onPick: (item: MenuItem) => void;
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

/** The menu to pick from: by category, or by name over all of them. */
export function MenuPicker({ merchant_id, menu, onPick }: MenuPickerProps) {
  const { formatMessage } = useIntl();
  const { money } = useFormat(merchant_id);
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<number | null>(null);
  if (!menu) return <Skeleton shape="card" />;
  const shown = category ?? menu.categories[0]?.id;
  const items =
    search.trim() === ''
      ? (menu.categories.find(({ id }) => id === shown)?.items ?? [])
      : menu.categories
          .flatMap((one) => one.items)
          .filter(({ name }) => plain(name).includes(plain(search.trim())));
  return (
    <div className={shelf}>
      <SearchField
        label={formatMessage(addWords.search)}
        placeholder={formatMessage(addWords.search)}
        clearLabel={formatMessage(addWords.clear)}
        value={search}
        onChange={setSearch}
      />
      {search.trim() === '' && (
        <div className={tabs} role="group" aria-label={formatMessage(addWords.category)}>
          {menu.categories.map(({ id, name }) => (
            <span key={id} className={tab}>
              <Button
                aria-pressed={id === shown}
                tone={id === shown ? 'accent' : 'neutral'}
                emphasis={id === shown ? 'soft' : 'ghost'}
                onPress={() => setCategory(id)}
              >
                {name}
              </Button>
            </span>
          ))}
        </div>
      )}
      {items.length === 0 && (
        <Text as="p" tone="muted">
          <FormattedMessage {...addWords.nothing} />
        </Text>
      )}
      <Grid gap="s" item="m">
        {items.map((one) => (
          <button
            key={one.id}
            type="button"
            className={itemStyle}
            disabled={!one.is_available}
            onClick={() => onPick(one)}
          >
            <span className={itemName}>{one.name}</span>
            <span className={price}>
              {one.is_available ? money(one.price) : formatMessage(addWords.soldOut)}
            </span>
          </button>
        ))}
      </Grid>
    </div>
  );
}

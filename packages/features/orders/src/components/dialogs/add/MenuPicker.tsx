import type { DisplayedMenu, MenuItem } from '@servery/api';
import { matchesSearch } from '@servery/domain/search';
import { useFormat } from '@servery/screens';
import { Button, Grid, SearchField, Skeleton, Text } from '@servery/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addMessages } from '../../../messages/add.ts';
import { item as itemStyle, itemName, price, store, tab, tabs } from './add.css.ts';

export interface MenuPickerProps {
  merchant_id: number;
  menu: DisplayedMenu | undefined;
  onPick: (item: MenuItem) => void;
}

/** The menu, by category or searched by name across all categories. */
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
          .filter(({ name }) => matchesSearch(search, name));
  return (
    <div className={store}>
      <SearchField
        label={formatMessage(addMessages.search)}
        placeholder={formatMessage(addMessages.search)}
        value={search}
        onChange={setSearch}
      />
      {search.trim() === '' && (
        <div className={tabs} role="group" aria-label={formatMessage(addMessages.category)}>
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
          <FormattedMessage {...addMessages.nothing} />
        </Text>
      )}
      <Grid gap="s" item="m">
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            className={itemStyle}
            disabled={!item.is_available}
            onClick={() => onPick(item)}
          >
            <span className={itemName}>{item.name}</span>
            <span className={price}>
              {item.is_available ? money(item.price) : formatMessage(addMessages.soldOut)}
            </span>
          </button>
        ))}
      </Grid>
    </div>
  );
}

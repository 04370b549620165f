import { matchesSearch } from '@servery/domain/search';
import type { GuestItem, GuestMenu } from '@servery/api';
import { EmptyState, Heading, SearchField, SearchIcon, UtensilsIcon } from '@servery/ui';
import { useDeferredValue, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCurrentPart } from '../../hooks/useCurrentPart.ts';
import type { Money } from '../../hooks/useMoney.ts';
import { pageMessages as messages } from '../../messages/page.ts';
import { Categories, partId } from './Categories.tsx';
import { Dish } from './Dish.tsx';
import * as styles from './menu.css.ts';

interface MenuProps {
  menu: GuestMenu;
  format: Money;
  /** The quantity of each dish in the cart, by id. */
  inCart: ReadonlyMap<number, number>;
  canOrder: boolean;
  onOpen: (item: GuestItem) => void;
  onAdd: (item: GuestItem) => void;
}

/** The menu by category, with a sticky search field and category navigation. */
export function Menu({
  menu,
  format: { money, time },
  inCart,
  canOrder,
  onOpen,
  onAdd,
}: MenuProps) {
  const { formatMessage } = useIntl();
  const [search, setSearch] = useState('');
  const wanted = useDeferredValue(search);
  const categories = menu.categories
    .map((category) => ({
      ...category,
      items: category.items.filter(({ name, description }) =>
        matchesSearch(wanted, name, description, category.name),
      ),
    }))
    .filter(({ items }) => items.length > 0);
  const current = useCurrentPart(categories.map(({ id }) => partId(id)));
  if (menu.categories.length === 0)
    return (
      <EmptyState icon={<UtensilsIcon />} title={formatMessage(messages.emptyTitle)}>
        {formatMessage(messages.empty)}
      </EmptyState>
    );
  return (
    <>
      <div className={styles.tools}>
        <SearchField
          label={formatMessage(messages.search)}
          placeholder={formatMessage(messages.search)}
          value={search}
          onChange={setSearch}
        />
        {categories.length > 1 && (
          <Categories
            categories={categories}
            current={categories.find(({ id }) => partId(id) === current)?.id ?? null}
          />
        )}
      </div>
      {categories.length === 0 && (
        <EmptyState icon={<SearchIcon />} title={formatMessage(messages.noResultTitle)}>
          {formatMessage(messages.noResult)}
        </EmptyState>
      )}
      {categories.map(({ id, name, items }) => (
        <section key={id} id={partId(id)} className={styles.part} tabIndex={-1} aria-label={name}>
          <Heading level={2}>{name}</Heading>
          <ul className={styles.dishes} aria-label={name}>
            {items.map((item) => (
              <Dish
                key={item.id}
                item={item}
                inCart={inCart.get(item.id) ?? 0}
                canOrder={canOrder}
                money={money}
                time={time}
                onOpen={() => onOpen(item)}
                onAdd={() => onAdd(item)}
              />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

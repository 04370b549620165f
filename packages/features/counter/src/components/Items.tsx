import type { DisplayedItem, DisplayedMenu } from '@servery/api';
import { useRights } from '@servery/api/user';
import { matchesSearch } from '@servery/domain/search';
import { useStored } from '@servery/screens/stored';
import {
  Button,
  CloseIcon,
  EmptyState,
  IconButton,
  ImageIcon,
  LinkButton,
  SearchField,
  SearchIcon,
  UtensilsIcon,
} from '@servery/ui';
import { useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useTypedKeys } from '../hooks/useTypedKeys.ts';
import { itemMessages as messages } from '../messages/counter.ts';
import { typedQuantity, withCode } from '../newOrder/keys.ts';
import type { NewOrder } from '../newOrder/newOrder.ts';
import { ItemGrid } from './ItemGrid.tsx';
import * as styles from './items.css.ts';

interface ItemsProps {
  merchant_id: number;
  menu: DisplayedMenu;
  order: NewOrder;
  /** The URL of the page on which items are created. */
  menusHref: string;
  /** Whether a dialog is open, which has the keys. */
  isPaused: boolean;
  onAdd: (item: DisplayedItem, quantity: number) => void;
  /** Called with a scanned code that no item has. */
  onUnknownCode: (code: string) => void;
}

const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

/**
 * The menu to add from: categories, search, and items as large buttons. Digits typed outside a field
 * are the quantity of the next item. A code and Enter, as a scanner types them, add its item.
 */
export function Items(props: ItemsProps) {
  const { merchant_id, menu, order, menusHref, isPaused, onAdd, onUnknownCode } = props;
  const { formatMessage } = useIntl();
  const may = useRights();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [hasPictures, setPictures] = useStored('servery.look.counter.pictures', false, isFlag);
  const field = useRef<HTMLInputElement>(null);
  const categories = menu.categories.filter(({ items }) => items.length > 0);
  const category = categories.find(({ id }) => id === chosen) ?? categories[0];
  const all = useMemo(() => menu.categories.flatMap(({ items }) => items), [menu]);
  const found = useMemo(
    () => all.filter(({ name, code }) => matchesSearch(search, name, code)),
    [all, search],
  );
  const isSearching = search.trim() !== '';
  const enter = (code: string) => {
    const item = withCode(all, code);
    if (item) onAdd(item, 1);
    return item !== undefined;
  };
  const [typed, clearTyped] = useTypedKeys({
    onEnter: (code) => enter(code) || onUnknownCode(code),
    onSearch: () => field.current?.focus(),
    isPaused,
    part: field,
  });
  const submit = (text: string) => {
    const [only, ...others] = found;
    if (!enter(text)) {
      if (!only || others.length > 0) return;
      onAdd(only, 1);
    }
    setSearch('');
  };
  const add = (item: DisplayedItem) => {
    onAdd(item, typedQuantity(typed));
    clearTyped();
  };
  if (!category)
    return (
      <EmptyState
        icon={<UtensilsIcon />}
        title={formatMessage(messages.emptyTitle)}
        action={
          may('menu.edit') && (
            <LinkButton href={menusHref} tone="accent" emphasis="solid" size="l">
              {formatMessage(messages.openMenu)}
            </LinkButton>
          )
        }
      >
        {formatMessage(messages.empty)}
      </EmptyState>
    );
  return (
    <div className={styles.items}>
      <div className={styles.tools}>
        <div className={styles.search}>
          <SearchField
            label={formatMessage(messages.search)}
            placeholder={formatMessage(messages.searchHint)}
            ref={field}
            value={search}
            onChange={setSearch}
            onSubmit={submit}
          />
        </div>
        {typed !== '' && (
          <span className={styles.typed} role="status">
            {/^\d{1,3}$/.test(typed)
              ? formatMessage(messages.nextQuantity, { quantity: Number(typed) })
              : formatMessage(messages.code, { code: typed })}
            <IconButton label={formatMessage(messages.clearTyped)} onPress={clearTyped}>
              <CloseIcon />
            </IconButton>
          </span>
        )}
        <IconButton
          size="l"
          emphasis={hasPictures ? 'soft' : 'outline'}
          label={formatMessage(messages.look)}
          aria-pressed={hasPictures}
          onPress={() => setPictures(!hasPictures)}
        >
          <ImageIcon />
        </IconButton>
      </div>
      <div className={styles.shelf}>
        {!isSearching && categories.length > 1 && (
          <div role="group" className={styles.rail} aria-label={formatMessage(messages.categories)}>
            {categories.map(({ id, name }) => (
              <button
                key={id}
                type="button"
                className={styles.category}
                aria-pressed={id === category.id}
                onClick={() => setChosen(id)}
              >
                {name}
              </button>
            ))}
          </div>
        )}
        <div className={styles.scroller}>
          {isSearching && found.length === 0 ? (
            <EmptyState
              icon={<SearchIcon />}
              title={formatMessage(messages.noItem)}
              action={
                <Button size="l" onPress={() => setSearch('')}>
                  {formatMessage(messages.clearSearch)}
                </Button>
              }
            >
              {formatMessage(messages.otherSearch)}
            </EmptyState>
          ) : (
            <ItemGrid
              merchant_id={merchant_id}
              items={isSearching ? found : category.items}
              order={order}
              hasPictures={hasPictures}
              onAdd={add}
            />
          )}
        </div>
      </div>
    </div>
  );
}

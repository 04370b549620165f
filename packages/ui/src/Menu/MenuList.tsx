import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { list, sectionTitle, separator } from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';
import { SubMenuRow } from './SubMenuRow.tsx';
import { choose, type MenuEntry, type MenuItem } from './entries.ts';
import { rowsOf, useMenuKeys } from './useMenuKeys.ts';

/** Performs the action of an item. The menu stays open if `isKept` is set. */
export type Action = (item: MenuItem, keepsOpen?: boolean) => void;

export interface MenuListProps {
  /** The id of the menu. */
  id: string;
  /** The accessible name of the menu. */
  label: string;
  /** The entries of the menu. */
  items: readonly MenuEntry[];
  /** The row that takes focus first, or null if the pointer opened the menu. */
  from: 'first' | 'last' | null;
  /** Called with an item when it's selected. */
  onAction: Action;
  /** Closes the menu. */
  close: () => void;
  /** A ref to the trigger. A press on it isn't handled here, because it closes the menu itself. */
  opener?: RefObject<Element | null>;
  /** Closes the submenu and returns to the row that opened it. */
  back?: () => void;
}

/** The rows of a menu. Focus on a row closes the submenu of another. */
export function MenuList(props: MenuListProps) {
  const { id, label, items, from, onAction, close, opener, back } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  useEffect(() => {
    if (!ref.current || !from) return;
    rowsOf(ref.current)
      .at(from === 'first' ? 0 : -1)
      ?.focus({ preventScroll: true });
  }, [from]);
  // react-aria closes a non-modal overlay when focus moves elsewhere, but a press on the page's
  // background doesn't move focus.
  useInteractOutside({
    ref,
    isDisabled: back !== undefined,
    onInteractOutside: ({ target }) => {
      if (!opener?.current?.contains(target as Node)) close();
    },
  });
  const onFocus = ({ target }: FocusEvent<HTMLElement>) => {
    if (ref.current?.contains(target) && target.dataset['id'] !== openId) setOpenId(null);
  };
  const row = (item: MenuItem) =>
    item.items && !item.isDisabled ? (
      <SubMenuRow
        key={item.id}
        item={item}
        items={item.items}
        isOpen={openId === item.id}
        setOpen={(isOpen) => setOpenId(isOpen ? item.id : null)}
        onAction={onAction}
        close={close}
        List={MenuList}
      />
    ) : (
      <MenuRow key={item.id} item={item} onAction={onAction} />
    );
  return (
    <div
      ref={ref}
      id={id}
      role="menu"
      tabIndex={-1}
      aria-label={label}
      className={list}
      onFocus={onFocus}
      onKeyDown={useMenuKeys(close, back)}
    >
      {items.map((entry) => {
        if (entry.type === 'separator') {
          return <div key={entry.id} role="separator" className={separator} />;
        }
        if (entry.type !== 'section') return row(entry);
        const { selectionMode: mode } = entry;
        const pick = (item: MenuItem) => {
          entry.onSelectionChange?.(choose(entry, item.id));
          onAction(item, mode === 'multiple');
        };
        return (
          <div key={entry.id} role="group" aria-label={entry.title}>
            <div className={sectionTitle} aria-hidden>
              {entry.title}
            </div>
            {entry.items.map((item) =>
              mode ? (
                <MenuRow
                  key={item.id}
                  item={item}
                  onAction={pick}
                  role={mode === 'single' ? 'menuitemradio' : 'menuitemcheckbox'}
                  isSelected={entry.selectedKeys?.includes(item.id) ?? false}
                />
              ) : (
                row(item)
              ),
            )}
          </div>
        );
      })}
    </div>
  );
}

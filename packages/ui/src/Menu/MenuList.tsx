import { useEffect, useRef, useState, type FocusEvent, type RefObject } from 'react';
import { useInteractOutside } from 'react-aria/useInteractOutside';
import { list, sectionTitle, separator } from './Menu.css.ts';
import { MenuRow } from './MenuRow.tsx';
import { SubMenuRow } from './SubMenuRow.tsx';
import { choose, type MenuEntry, type MenuItem } from './entries.ts';
import { rowsOf, useMenuKeys } from './useMenuKeys.ts';

/** Runs an item; a choice among many keeps the menu open. */
export type Act = (item: MenuItem, isKept?: boolean) => void;

export interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuEntry[];
  /** Which row gets the focus first; none when the pointer opened it. */
  from: 'first' | 'last' | null;
  onAction: Act;
  close: () => void;
  /** A press on it closes the menu itself; closed here, it would open again. */
  opener?: RefObject<Element | null>;
  /** Leaves a submenu for the row that opened it. */
  back?: () => void;
}

/** The rows of a menu; the focus on one of them closes the submenu of another. */
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
  // react-aria closes what is not modal when the focus goes elsewhere; a press on bare page moves none.
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

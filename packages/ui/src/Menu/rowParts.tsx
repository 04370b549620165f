import type { PointerEvent } from 'react';
import { CheckIcon, ChevronEndIcon } from '../icons.ts';
import { end, icon, item, label, note, shortcut, tick } from './Menu.css.ts';
import type { MenuItem } from './entries.ts';

/** Returns whether the pointer is moving towards the open submenu of another row. */
function isBoundForSubmenu(event: PointerEvent<HTMLElement>): boolean {
  const row = event.currentTarget;
  const opener = row.closest('[role=menu]')?.querySelector('[aria-expanded=true]');
  const id = opener === row ? null : opener?.getAttribute('aria-controls');
  const submenu = id ? (row.getRootNode() as Document).getElementById(id) : null;
  if (!submenu) return false;
  const isAfter = submenu.getBoundingClientRect().left > event.clientX;
  return isAfter ? event.movementX > 0 : event.movementX < 0;
}

/** Moves focus with the pointer, so that only one row is highlighted. */
function follow(event: PointerEvent<HTMLElement>) {
  if (document.activeElement === event.currentTarget || isBoundForSubmenu(event)) return;
  event.currentTarget.focus({ preventScroll: true });
}

/** Returns the attributes shared by all rows of a menu. */
export const rowProps = (entry: MenuItem) => ({
  tabIndex: -1,
  'aria-keyshortcuts': entry.shortcut?.replaceAll(' ', '+'),
  'data-id': entry.id,
  'data-text': entry.label,
  className: item({ tone: entry.tone }),
  onPointerMove: follow,
});

export interface RowContentProps {
  /** The item. */
  item: MenuItem;
  /** The icon at the end: the item can be selected, or opens a submenu. */
  sign?: 'tick' | 'more';
}

/** The content of a row: icon, label, description, and shortcut and icon at the end. */
export function RowContent({ item: entry, sign }: RowContentProps) {
  const text = entry.isDisabled ? (entry.disabledReason ?? entry.description) : entry.description;
  return (
    <>
      {entry.icon && (
        <span className={icon} aria-hidden>
          {entry.icon}
        </span>
      )}
      <span className={label}>{entry.label}</span>
      {text && <span className={note}>{text}</span>}
      {(entry.shortcut || sign) && (
        <span className={end}>
          {entry.shortcut && <kbd className={shortcut}>{entry.shortcut}</kbd>}
          {sign === 'tick' && (
            <span className={tick}>
              <CheckIcon aria-hidden />
            </span>
          )}
          {sign === 'more' && <ChevronEndIcon aria-hidden />}
        </span>
      )}
    </>
  );
}

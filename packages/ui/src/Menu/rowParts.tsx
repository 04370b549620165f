import type { PointerEvent } from 'react';
import { CheckIcon, ChevronEndIcon } from '../icons.ts';
import { end, icon, item, label, note, shortcut, tick } from './Menu.css.ts';
import type { MenuItem } from './entries.ts';

/** Whether the pointer is on its way to the submenu that is open beside another row. */
function isBoundForSubmenu(event: PointerEvent<HTMLElement>): boolean {
  const row = event.currentTarget;
  const opener = row.closest('[role=menu]')?.querySelector('[aria-expanded=true]');
  const id = opener === row ? null : opener?.getAttribute('aria-controls');
  const submenu = id ? (row.getRootNode() as Document).getElementById(id) : null;
  if (!submenu) return false;
  const isAfter = submenu.getBoundingClientRect().left > event.clientX;
  return isAfter ? event.movementX > 0 : event.movementX < 0;
}

/** The focus follows the pointer, so that there is one highlighted row. */
function follow(event: PointerEvent<HTMLElement>) {
  if (document.activeElement === event.currentTarget || isBoundForSubmenu(event)) return;
  event.currentTarget.focus({ preventScroll: true });
}

/** What every row of a menu is to the browser. */
export const rowProps = (entry: MenuItem) => ({
  tabIndex: -1,
  'aria-keyshortcuts': entry.shortcut?.replaceAll(' ', '+'),
  'data-id': entry.id,
  'data-text': entry.label,
  className: item({ tone: entry.tone }),
  onPointerMove: follow,
});

export interface RowContentProps {
  item: MenuItem;
  /** What its end says of it: it can be chosen, or there is more beside it. */
  sign?: 'tick' | 'more';
}

/** What stands in a row: icon, label, a quiet line, and at the end its keys and its sign. */
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

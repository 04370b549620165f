import type { PointerEvent } from 'react';
import { useLink } from '../Link/useLink.ts';
import { icon, item, label, note, shortcut } from './Menu.css.ts';
import type { MenuItem } from './entries.ts';

export interface MenuRowProps {
  item: MenuItem;
  onAction: (item: MenuItem) => void;
}

const follow = (event: PointerEvent<HTMLElement>) => {
  if (document.activeElement !== event.currentTarget) {
    event.currentTarget.focus({ preventScroll: true });
  }
};

/** One row of a menu; a disabled one can be reached, so that its reason can be read. */
export function MenuRow({ item: entry, onAction }: MenuRowProps) {
  const text = entry.isDisabled ? (entry.disabledReason ?? entry.description) : entry.description;
  const shared = {
    role: 'menuitem',
    tabIndex: -1,
    'aria-keyshortcuts': entry.shortcut?.replaceAll(' ', '+'),
    'data-text': entry.label,
    className: item({ tone: entry.tone }),
    onPointerMove: follow,
  };
  const content = (
    <>
      {entry.icon && (
        <span className={icon} aria-hidden>
          {entry.icon}
        </span>
      )}
      <span className={label}>{entry.label}</span>
      {text && <span className={note}>{text}</span>}
      {entry.shortcut && <kbd className={shortcut}>{entry.shortcut}</kbd>}
    </>
  );
  const link = useLink({ href: entry.href ?? '', onPress: () => onAction(entry) });
  if (entry.href && !entry.isDisabled) {
    return (
      <a {...link} {...shared}>
        {content}
      </a>
    );
  }
  return (
    <button
      {...shared}
      type="button"
      aria-disabled={entry.isDisabled || undefined}
      onClick={() => !entry.isDisabled && onAction(entry)}
    >
      {content}
    </button>
  );
}

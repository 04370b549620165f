import { useLink } from '../Link/useLink.ts';
import type { Action } from './MenuList.tsx';
import type { MenuItem } from './entries.ts';
import { RowContent, rowProps } from './rowParts.tsx';

export interface MenuRowProps {
  /** The item. */
  item: MenuItem;
  /** Called with the item when it's selected. */
  onAction: Action;
  /**
   * The role of the row.
   * @default 'menuitem'
   */
  role?: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox';
  /** Whether the item is selected; undefined if it can't be. */
  isSelected?: boolean;
}

/** A row of a menu. A disabled one can be focused, so that its reason can be read. */
export function MenuRow({ item, onAction, role = 'menuitem', isSelected }: MenuRowProps) {
  const shared = { ...rowProps(item), role, 'aria-checked': isSelected };
  const content = <RowContent item={item} sign={isSelected === undefined ? undefined : 'tick'} />;
  const link = useLink({ href: item.href ?? '', onPress: () => onAction(item) });
  if (item.href && !item.isDisabled) {
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
      aria-disabled={item.isDisabled || undefined}
      onClick={() => !item.isDisabled && onAction(item)}
    >
      {content}
    </button>
  );
}

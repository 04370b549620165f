import { useLink } from '../Link/useLink.ts';
import type { Act } from './MenuList.tsx';
import type { MenuItem } from './entries.ts';
import { RowContent, rowProps } from './rowParts.tsx';

export interface MenuRowProps {
  item: MenuItem;
  onAction: Act;
  role?: 'menuitem' | 'menuitemradio' | 'menuitemcheckbox';
  /** Whether it is chosen, where it can be. */
  isSelected?: boolean;
}

/** One row of a menu; a disabled one can be reached, so that its reason can be read. */
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

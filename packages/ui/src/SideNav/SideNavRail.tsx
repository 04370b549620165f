import type { Ref } from 'react';
import { usePressable, type PressableProps } from '../Button/usePressable.ts';
import { useLink } from '../Link/useLink.ts';
import type { MenuEntry } from '../Menu/entries.ts';
import { onDemand } from '../onDemand/onDemand.tsx';
import { Tooltip } from '../Tooltip/Tooltip.tsx';
import type { SideNavItem } from './places.ts';
import { place, railDot } from './SideNav.css.ts';
import { useSideNav } from './SideNavContext.ts';

const LateMenu = onDemand(async () => (await import('../Menu/Menu.tsx')).Menu);

const entryOf = ({ id, label, href, isDisabled }: SideNavItem) => ({ id, label, href, isDisabled });

/** Returns the pages of a group as entries of a menu, with those of the third level in sections. */
const entriesOf = (items: readonly SideNavItem[]): MenuEntry[] =>
  items.map((item) =>
    item.items
      ? { type: 'section', id: item.id, title: item.label, items: item.items.map(entryOf) }
      : entryOf(item),
  );

/** An item of the rail: its icon, with its name in a tooltip and its pages in a menu next to it. */
export function SideNavRail({ item }: { item: SideNavItem }) {
  const { currentHref, around, onNavigate } = useSideNav();
  const link = useLink({
    href: item.href ?? '',
    isExternal: item.isExternal,
    current: item.href === currentHref ? 'page' : undefined,
    onPress: onNavigate,
  });
  if (item.items) {
    const button = { item, holdsCurrent: around.includes(item.id) };
    return (
      <LateMenu
        label={item.label}
        placement="end top"
        items={entriesOf(item.items)}
        onAction={onNavigate}
        trigger={<RailButton {...button} />}
      >
        {(press) => (
          <RailButton
            {...button}
            aria-haspopup="menu"
            aria-expanded={false}
            onPress={press}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown') return;
              event.preventDefault();
              press();
            }}
          />
        )}
      </LateMenu>
    );
  }
  return (
    <Tooltip text={item.label} placement="end">
      <a
        {...(item.isDisabled ? { role: 'link', 'aria-disabled': true } : link)}
        aria-label={item.label}
        className={place({ level: 1, isCollapsed: true })}
      >
        {item.icon}
        {item.badge && <span className={railDot} />}
      </a>
    </Tooltip>
  );
}

interface RailButtonProps extends PressableProps {
  item: SideNavItem;
  holdsCurrent: boolean;
  ref?: Ref<HTMLButtonElement>;
}

function RailButton({ item, holdsCurrent, ...props }: RailButtonProps) {
  return (
    <button
      {...usePressable(props)}
      aria-label={item.label}
      title={item.label}
      data-holds-current={holdsCurrent || undefined}
      className={place({ level: 1, isCollapsed: true })}
    >
      {item.icon}
      {item.badge && <span className={railDot} />}
    </button>
  );
}

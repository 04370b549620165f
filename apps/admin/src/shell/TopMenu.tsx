import {
  Button,
  ChevronDownIcon,
  Menu,
  useLink,
  type MenuEntry,
  type SideNavItem,
  type SideNavSection,
} from '@servery/ui';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';
import { place, places, topMenu } from './TopMenu.css.ts';

export interface TopMenuProps {
  sections: readonly SideNavSection[];
  currentHref: string | undefined;
  skin: 'dark' | undefined;
}

/**
 * The menu as a bar above the page: groups open below their button, the third level next to the
 * second.
 */
export default function TopMenu({ sections, currentHref, skin }: TopMenuProps) {
  const { formatMessage } = useIntl();
  return (
    <nav className={topMenu} aria-label={formatMessage(messages.menu)} data-skin={skin}>
      <ul role="list" className={places}>
        {sections
          .flatMap(({ items }) => items)
          .map((item) => (
            <li key={item.id}>
              {item.items ? (
                <Group item={item} isAround={holds(item, currentHref)} />
              ) : (
                <Place item={item} isHere={item.href === currentHref} />
              )}
            </li>
          ))}
      </ul>
    </nav>
  );
}

const holds = ({ href, items }: SideNavItem, wanted: string | undefined): boolean =>
  href === undefined ? (items ?? []).some((item) => holds(item, wanted)) : href === wanted;

function Place({ item, isHere }: { item: SideNavItem; isHere: boolean }) {
  const link = useLink({
    href: item.href ?? '',
    isExternal: item.isExternal,
    current: isHere ? 'page' : undefined,
  });
  return (
    <a {...(item.isDisabled ? { role: 'link', 'aria-disabled': true } : link)} className={place}>
      {item.icon}
      {item.label}
      {item.badge}
    </a>
  );
}

const entriesOf = (items: readonly SideNavItem[]): MenuEntry[] =>
  items.map(({ id, label, href, isDisabled, items: inside }) =>
    inside ? { id, label, items: entriesOf(inside) } : { id, label, href, isDisabled },
  );

function Group({ item, isAround }: { item: SideNavItem; isAround: boolean }) {
  return (
    <Menu
      label={item.label}
      items={entriesOf(item.items ?? [])}
      trigger={
        <Button tone={isAround ? 'accent' : 'neutral'} emphasis="ghost" icon={item.icon}>
          {item.label} <ChevronDownIcon />
        </Button>
      }
    />
  );
}

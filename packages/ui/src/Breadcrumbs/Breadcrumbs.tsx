import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, MoreIcon } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import { crumb, list, separator as separatorStyle } from './Breadcrumbs.css.ts';
import { CrumbLink, CurrentCrumb, type Crumb } from './Crumb.tsx';
import { useRoom } from './useRoom.ts';

export interface BreadcrumbsProps {
  /** What the trail is, to a screen reader: "Breadcrumbs". */
  label: string;
  /** From the top to the page itself, which comes last. */
  items: readonly Crumb[];
  /** Names the menu of places that had no room. */
  moreLabel: string;
  separator?: 'chevron' | 'slash' | 'dot';
  align?: 'start' | 'center' | 'end';
}

const signs = { chevron: <ChevronEndIcon aria-hidden />, slash: '/', dot: '·' };

/** The way from the top of the application to the page; what has no room in the middle is in a menu. */
export function Breadcrumbs({
  label,
  items,
  moreLabel,
  separator = 'chevron',
  align,
}: BreadcrumbsProps) {
  const room = useRoom(items.map((item) => item.label).join('\n'));
  const hidden = room.hidden ?? 0;
  const sign = (
    <span className={separatorStyle} aria-hidden>
      {signs[separator]}
    </span>
  );
  const more = (
    <li key="more" className={crumb}>
      {sign}
      <Menu
        label={moreLabel}
        trigger={
          <IconButton label={moreLabel} size="s">
            <MoreIcon aria-hidden />
          </IconButton>
        }
        items={items
          .slice(1, 1 + hidden)
          .map(({ href, label: words, icon }) => ({ id: href, href, label: words, icon }))}
      />
    </li>
  );
  const crumbs = items.map((item, index) => (
    <li key={item.href} className={crumb}>
      {index > 0 && sign}
      {index === items.length - 1 ? <CurrentCrumb {...item} /> : <CrumbLink {...item} />}
    </li>
  ));
  const shown = hidden > 0 ? [crumbs[0], more, ...crumbs.slice(1 + hidden)] : crumbs;
  return (
    <nav aria-label={label}>
      <ol
        ref={room.list}
        role="list"
        className={list({ align, isMeasuring: room.hidden === null || undefined })}
      >
        {room.hidden === null ? [more, ...crumbs] : shown}
      </ol>
    </nav>
  );
}

import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, MoreIcon } from '../icons.ts';
import { Menu } from '../Menu/Menu.tsx';
import { crumb, list, separator as separatorStyle } from './Breadcrumbs.css.ts';
import { CrumbLink, CurrentCrumb, type Crumb } from './Crumb.tsx';
import { useOverflow } from './useOverflow.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

const messages = {
  label: { id: 'breadcrumbs.label', text: 'Breadcrumbs' },
  more: { id: 'breadcrumbs.more', text: 'More pages' },
};

export interface BreadcrumbsProps {
  /** The accessible name of the navigation, instead of "Breadcrumbs". */
  label?: string;
  /** The pages from the top of the application to the current one, which comes last. */
  items: readonly Crumb[];
  /** The accessible name of the menu of pages that don't fit, instead of "More pages". */
  moreLabel?: string;
  /**
   * The separator between the pages.
   * @default 'chevron'
   */
  separator?: 'chevron' | 'slash' | 'dot';
  /**
   * The alignment within the container.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
}

const signs = { chevron: <ChevronEndIcon aria-hidden />, slash: '/', dot: '·' };

/**
 * The path from the top of the application to the current page. Pages in the middle that don't fit
 * move into a menu.
 */
export function Breadcrumbs({
  label,
  items,
  moreLabel,
  separator = 'chevron',
  align,
}: BreadcrumbsProps) {
  const format = useFormatMessage();
  const overflow = useOverflow(items.map((item) => item.label).join('\n'));
  const hidden = overflow.hidden ?? 0;
  const sign = (
    <span className={separatorStyle} aria-hidden>
      {signs[separator]}
    </span>
  );
  const more = (
    <li key="more" className={crumb}>
      {sign}
      <Menu
        label={moreLabel ?? format(messages.more)}
        trigger={
          <IconButton label={moreLabel ?? format(messages.more)} size="s">
            <MoreIcon aria-hidden />
          </IconButton>
        }
        items={items
          .slice(1, 1 + hidden)
          .map(({ href, label: labels, icon }) => ({ id: href, href, label: labels, icon }))}
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
    <nav aria-label={label ?? format(messages.label)}>
      <ol
        ref={overflow.list}
        role="list"
        className={list({ align, isMeasuring: overflow.hidden === null || undefined })}
      >
        {overflow.hidden === null ? [more, ...crumbs] : shown}
      </ol>
    </nav>
  );
}

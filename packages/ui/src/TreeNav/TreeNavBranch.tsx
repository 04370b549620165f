import type { KeyboardEvent } from 'react';
import { useLocale } from 'react-aria/I18nProvider';
import { panel } from '../Collapse/Collapse.css.ts';
import { useCollapse } from '../Collapse/useCollapse.ts';
import { ChevronEndIcon } from '../icons.ts';
import { useLink } from '../Link/useLink.ts';
import type { TreeNavItem } from './around.ts';
import {
  end,
  gap,
  holder,
  icon,
  inside,
  lead,
  list,
  place,
  row,
  sign,
  toggle,
  labels,
} from './TreeNav.css.ts';

export interface TreeNavShared {
  currentHref: string | undefined;
  expanded: ReadonlySet<string>;
  onToggle: (id: string, isOpen: boolean) => void;
  toggleLabel: (label: string) => string;
}

/** An item, the button that expands it, and the items below it. */
export function TreeNavBranch({ item, ...shared }: TreeNavShared & { item: TreeNavItem }) {
  const { direction } = useLocale();
  const isOpen = shared.expanded.has(item.id);
  const setOpen = (next: boolean) => shared.onToggle(item.id, next);
  const parts = useCollapse(isOpen, setOpen);
  const { role: _, 'aria-labelledby': __, ...panelProps } = parts.panel;
  const link = useLink({
    href: item.href ?? '',
    current: item.href !== undefined && item.href === shared.currentHref ? 'page' : undefined,
  });
  const onKeyDown = (event: KeyboardEvent) => {
    const [opens, closes] = direction === 'rtl' ? ['Left', 'Right'] : ['Right', 'Left'];
    const wanted = { [`Arrow${opens}`]: true, [`Arrow${closes}`]: false }[event.key];
    if (wanted === undefined) return;
    event.preventDefault();
    if (wanted !== isOpen) setOpen(wanted);
  };
  const content = (
    <>
      {item.icon && <span className={icon}>{item.icon}</span>}
      <span className={labels}>{item.label}</span>
      {item.end && <span className={end}>{item.end}</span>}
    </>
  );
  const chevron = (
    <span className={sign}>
      <ChevronEndIcon aria-hidden />
    </span>
  );
  if (!item.items?.length)
    return (
      <div className={row}>
        <span className={gap} />
        <a {...link} className={place}>
          {content}
        </a>
      </div>
    );
  return (
    <>
      {item.href === undefined ? (
        <div className={row}>
          <button
            {...parts.trigger}
            type="button"
            className={holder}
            onClick={parts.toggle}
            onKeyDown={onKeyDown}
          >
            <span className={lead}>{chevron}</span>
            {content}
          </button>
        </div>
      ) : (
        <div className={row}>
          <button
            {...parts.trigger}
            type="button"
            aria-label={shared.toggleLabel(item.label)}
            className={toggle}
            onClick={parts.toggle}
            onKeyDown={onKeyDown}
          >
            {chevron}
          </button>
          <a {...link} className={place}>
            {content}
          </a>
        </div>
      )}
      <div {...panelProps} className={`${panel()} ${inside}`}>
        <ul role="list" aria-label={item.label} className={list}>
          {item.items.map((child) => (
            <li key={child.id}>
              <TreeNavBranch {...shared} item={child} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

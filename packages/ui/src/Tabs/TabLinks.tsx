import { useRef, type ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { count, list, tab } from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';
import { useShowCurrent } from './useShowCurrent.ts';

/** A link of a `TabLinks`. */
export interface TabLink {
  /** The address to open, unique among the links. */
  href: string;
  /** The label of the link. */
  title: ReactNode;
  /** An icon before the label. */
  icon?: ReactNode;
  /** The number of things on the page, already formatted for the locale. */
  count?: ReactNode;
  /**
   * Whether the link leads to the current page.
   * @default false
   */
  isCurrent?: boolean;
}

export interface TabLinksProps {
  /** The accessible name of the navigation. */
  label: string;
  /** The links, in order. */
  items: readonly TabLink[];
}

/** Tabs whose parts are pages: links that can be opened, shared and returned to. */
export function TabLinks({ label, items }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useEdges(row, items.length);
  useShowCurrent(row, items.find(({ isCurrent }) => isCurrent)?.href);
  return (
    <nav ref={row} aria-label={label} className={list}>
      {items.map((item) => (
        <TabAnchor key={item.href} item={item} />
      ))}
    </nav>
  );
}

function TabAnchor({ item }: { item: TabLink }) {
  const link = useLink({ href: item.href, current: item.isCurrent ? 'page' : undefined });
  return (
    <a {...link} className={tab}>
      {item.icon}
      {item.title}
      {item.count !== undefined && <span className={count}>{item.count}</span>}
    </a>
  );
}

import { useRef, type ReactNode } from 'react';
import { useLink } from '../Link/useLink.ts';
import { count, list, tab } from './Tabs.css.ts';
import { useEdges } from './useEdges.ts';

export interface TabLink {
  href: string;
  title: ReactNode;
  icon?: ReactNode;
  count?: ReactNode;
  isCurrent?: boolean;
}

export interface TabLinksProps {
  /** What the links lead through, to a screen reader. */
  label: string;
  items: readonly TabLink[];
}

/** Tabs whose parts are pages: links in a navigation, so that each can be opened, shared and gone back to. */
export function TabLinks({ label, items }: TabLinksProps) {
  const row = useRef<HTMLElement>(null);
  useEdges(row, items.length);
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

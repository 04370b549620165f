import { FileIcon } from '@servery/ui';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Place } from '../../place.ts';
import { icons } from './Bookmarks.css.ts';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/**
 * Bookmarked pages as icons. Their tooltips are loaded when the pointer or the focus enters the
 * list.
 */
export function BookmarkIcons({ places }: { places: readonly Place[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const [Icon, setIcon] = useState<ComponentType<IconLinkProps>>(() => IconLink);
  useLayoutEffect(() => {
    // Switching the component mounts new elements, so restore the focus.
    const links = Array.from(list.current?.querySelectorAll('a') ?? []);
    links.find((link) => link.getAttribute('href') === focused.current)?.focus();
  }, [Icon]);
  const explain = () => {
    if (Icon !== IconLink) return;
    void import('./ExplainedLink.tsx').then(
      ({ ExplainedLink }) => setIcon(() => ExplainedLink),
      // Without a connection, the links still work without tooltips.
      () => undefined,
    );
  };
  return (
    <ul
      ref={list}
      role="list"
      className={icons}
      onPointerEnter={explain}
      onFocus={({ target }) => {
        focused.current = target.getAttribute('href');
        explain();
      }}
      onBlur={({ target }) => {
        if (target.isConnected) focused.current = null;
      }}
    >
      {places.map(({ href, title, icon }) => (
        <li key={href}>
          <Icon href={href} label={title}>
            {icon ?? <FileIcon />}
          </Icon>
        </li>
      ))}
    </ul>
  );
}

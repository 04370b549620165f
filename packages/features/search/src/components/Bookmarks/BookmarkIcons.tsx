import { FileIcon } from '@servery/ui';
import { useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import type { Place } from '../../place.ts';
import { icons } from './Bookmarks.css.ts';
import { IconLink, type IconLinkProps } from './IconLink.tsx';

/** Bookmarked places as icons. What shows their words is loaded when somebody comes near. */
export function BookmarkIcons({ places }: { places: readonly Place[] }) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | null>(null);
  const [Icon, setIcon] = useState<ComponentType<IconLinkProps>>(() => IconLink);
  useLayoutEffect(() => {
    // Another component draws other elements: the focus goes over to the new ones.
    const links = Array.from(list.current?.querySelectorAll('a') ?? []);
    links.find((link) => link.getAttribute('href') === focused.current)?.focus();
  }, [Icon]);
  const explain = () => {
    if (Icon !== IconLink) return;
    void import('./ExplainedLink.tsx').then(
      ({ ExplainedLink }) => setIcon(() => ExplainedLink),
      // Without a connection the links lead there all the same.
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

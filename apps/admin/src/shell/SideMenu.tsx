import { IconButton, SidebarIcon, SideNav, useLink, type SideNavSection } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';
import { arrange } from './layout.ts';
import { brand, head, inner, places, side } from './SideMenu.css.ts';

export interface SideMenuProps {
  sections: readonly SideNavSection[];
  currentHref: string | undefined;
  isRail: boolean;
  skin: 'dark' | undefined;
}

/** Scrolls a menu entry into view; `scrollIntoView` would also move the starting point of Tab. */
function showWithin(entry: Element): void {
  const scroller = entry.closest('nav');
  if (!scroller) return;
  const [box, view] = [entry.getBoundingClientRect(), scroller.getBoundingClientRect()];
  if (box.top < view.top) scroller.scrollTop += box.top - view.top;
  else if (box.bottom > view.bottom) scroller.scrollTop += box.bottom - view.bottom;
}

/** The menu next to the page. Collapsed to a rail, it opens over the page on hover. */
export function SideMenu({ sections, currentHref, isRail, skin }: SideMenuProps) {
  const { formatMessage } = useIntl();
  const [isPointed, setPointed] = useState(false);
  const home = useLink({ href: '/' });
  const isPeeking = isRail && isPointed;
  const isFolded = isRail && !isPeeking;
  const list = useRef<HTMLDivElement>(null);
  // Sections that load later push the current entry out of view.
  useEffect(() => {
    const current = list.current?.querySelector('[aria-current="page"]');
    if (current) showWithin(current);
  }, [currentHref, sections, isFolded]);
  return (
    <aside
      className={side}
      data-skin={skin}
      data-is-rail={isRail || undefined}
      data-is-peeking={isPeeking || undefined}
      onPointerEnter={({ pointerType }) => setPointed(pointerType === 'mouse')}
      onPointerLeave={() => setPointed(false)}
    >
      <div className={inner}>
        <div className={head}>
          {!isFolded && (
            <a {...home} className={brand}>
              Servery
            </a>
          )}
          <IconButton
            label={formatMessage(isRail ? messages.unfold : messages.fold)}
            aria-expanded={!isRail}
            onPress={() => arrange({ rail: isRail ? 'open' : 'collapsed' })}
          >
            <SidebarIcon />
          </IconButton>
        </div>
        <div className={places} ref={list}>
          <SideNav
            label={formatMessage(messages.menu)}
            sections={sections}
            currentHref={currentHref}
            isCollapsed={isFolded}
          />
        </div>
      </div>
    </aside>
  );
}

import type { UserInfo } from '@servery/api';
import { lazy, Suspense, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { LoadedScreen } from '../boot/mountOptions.ts';
import { currentPlace, titleOf } from '../navigation/currentPlace.ts';
import { useSections } from '../navigation/useSections.ts';
import { ProblemReactions } from '../reactions/ProblemReactions.tsx';
import { shellMessages as messages } from './messages.ts';
import { customizing } from './customizing.ts';
import { Footer } from './Footer.tsx';
import { column, frame, head, main, scroller, skip, stays } from './Frame.css.ts';
import { useLayout } from './layout.ts';
import { Navbar } from './Navbar.tsx';
import { hasNotice } from './hasNotice.ts';
import { Screen } from './Screen.tsx';
import { ScrollTop } from './ScrollTop.tsx';
import { SideMenu } from './SideMenu.tsx';
import { Viewing } from './Viewing.tsx';

const Beside = import.meta.env.SERVERY_TEMPLATES
  ? lazy(() => import('../template/Beside.tsx'))
  : null;
const isDemo = import.meta.env.MODE === 'demo';
const Customizer = lazy(() => import('./Customizer.tsx'));
const TopMenu = lazy(() => import('./TopMenu.tsx'));

/**
 * The frame around a screen: menu, top bar and footer, by the user's choice and the screen's
 * options.
 */
export function Frame({ first, user }: { first: LoadedScreen | null; user: UserInfo }) {
  const { formatMessage } = useIntl();
  const { preferences, matchRoute } = useApp();
  const layout = useLayout();
  const [path] = useLocation();
  const sections = useSections(user);
  const place = currentPlace(sections, path);
  const found = matchRoute(path);
  const route = found?.route;
  const title = found ? titleOf(sections, place) : formatMessage(messages.lost);
  const { menu, width, fills } = route?.frame ?? {};
  const hasMenu = menu !== 'none' && layout.menuShown === 'shown';
  const isBeside = hasMenu && (layout.menu === 'vertical' || menu === 'collapsed');
  const isRail = menu === 'collapsed' || layout.rail === 'collapsed';
  const own = layout.width === 'auto' ? (route?.isTemplate ? 'boxed' : 'full') : layout.width;
  const isBoxed = (width ?? own) === 'boxed' && !fills;
  const skin = preferences.skin === 'semi-dark' ? 'dark' : undefined;
  const isCustomizing = useSyncExternalStore(customizing.subscribe, customizing.read);
  const scrolled = useRef<HTMLDivElement>(null);

  // Runs before the effects of screens, which may prefix the title.
  useLayoutEffect(() => {
    document.title = title ? `${title} · Servery` : 'Servery';
  }, [title]);
  useLayoutEffect(() => {
    scrolled.current?.scrollTo(0, 0);
    scrollTo(0, 0);
  }, [path]);

  const isStatic = layout.navbar === 'static' && !hasNotice(user);
  const hasFooter = !fills && layout.footer !== 'hidden';
  return (
    <div className={frame}>
      <a href="#content" className={skip}>
        {formatMessage(messages.skip)}
      </a>
      {isBeside && (
        <SideMenu sections={sections} currentHref={place?.href} isRail={isRail} skin={skin} />
      )}
      <div className={column}>
        <div className={scroller} ref={scrolled}>
          <div className={isStatic ? head : `${head} ${stays}`}>
            <Viewing />
            <Navbar
              user={user}
              sections={sections}
              currentHref={place?.href}
              layout={layout}
              menu={isBeside ? 'beside' : hasMenu ? 'above' : undefined}
              isBoxed={isBoxed}
              beside={
                Beside && (isDemo || route?.isTemplate) ? (
                  <Suspense>
                    <Beside isTemplate={!!route?.isTemplate} />
                  </Suspense>
                ) : null
              }
            />
            {hasMenu && !isBeside && (
              <Suspense>
                <TopMenu sections={sections} currentHref={place?.href} skin={skin} />
              </Suspense>
            )}
          </div>
          {!fills && <ScrollTop />}
          <main
            id="content"
            tabIndex={-1}
            className={main}
            data-fills={fills}
            data-width={isBoxed ? 'boxed' : undefined}
          >
            <ProblemReactions>
              <Screen
                first={first}
                user={user}
                home={user.device ? currentPlace(sections, '/')?.href : undefined}
              />
            </ProblemReactions>
          </main>
          {hasFooter && layout.footer === 'static' && <Footer isBoxed={isBoxed} />}
        </div>
        {hasFooter && layout.footer === 'sticky' && <Footer isBoxed={isBoxed} />}
      </div>
      {isCustomizing && (
        <Suspense>
          <Customizer />
        </Suspense>
      )}
    </div>
  );
}

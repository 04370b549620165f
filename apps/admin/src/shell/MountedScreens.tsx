import { Activity, useMemo, useState, type ReactNode } from 'react';
import { Router, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Matched } from '../boot/screen.ts';
import type { LoadedScreen } from '../boot/mountOptions.ts';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { LoadedPart } from './LoadedPart.tsx';

/** The maximum number of mounted screens: the visible one and the most recently left ones. */
const maxScreens = 4;

interface MountedScreen extends Matched {
  /**
   * Identifies the screen by its route and parameters; the root and the board's own URL share one.
   */
  key: string;
  path: string;
  search: string;
}

export interface MountedScreensProps extends Matched {
  path: string;
  first: LoadedScreen | null;
}

/**
 * The visible screen, with the most recently left ones hidden behind it. Their state is kept, so
 * that they reappear immediately. Hidden screens receive no events and send no requests.
 */
export function MountedScreens({ path, route, params, first }: MountedScreensProps) {
  const search = useSearch();
  const [mounted, setMounted] = useState<readonly MountedScreen[]>([]);
  const key = route.screen ?? [route.path, ...Object.values(params)].join(' ');
  const newest = mounted.at(-1);
  if (newest?.key !== key || newest.path !== path || newest.search !== search) {
    const others = mounted.filter((screen) => screen.key !== key).slice(1 - maxScreens);
    setMounted([...others, { key, path, search, route, params }]);
  }
  return mounted
    .toSorted((a, b) => a.key.localeCompare(b.key))
    .map((screen) => (
      <Activity key={screen.key} mode={screen.key === key ? 'visible' : 'hidden'}>
        <AtPlace path={screen.path} search={screen.search}>
          <ErrorBoundary isShown={screen.key === key}>
            <LoadedPart
              route={screen.route}
              params={screen.params}
              path={screen.path}
              first={first}
            />
          </ErrorBoundary>
        </AtPlace>
      </Activity>
    ));
}

/**
 * Gives a screen its own location, so that a hidden screen doesn't follow the navigation of others.
 */
function AtPlace({
  path,
  search,
  children,
}: Pick<MountedScreen, 'path' | 'search'> & { children: ReactNode }) {
  const router = useMemo(
    () => ({
      hook: (): [string, typeof navigate] => [path, navigate],
      searchHook: () => search,
    }),
    [path, search],
  );
  return <Router {...router}>{children}</Router>;
}

import { Activity, useMemo, useState, type ReactNode } from 'react';
import { Router, useSearch } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import type { Matched } from '../boot/places.ts';
import type { LoadedScreen } from '../mount.tsx';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { LoadedPart } from './LoadedPart.tsx';

/** How many screens stay: the shown one, and those that were left last. */
const most = 4;

interface Kept extends Matched {
  /** Its route and what it is of: the root and the board's own address are one. */
  key: string;
  path: string;
  search: string;
}

export interface KeptScreensProps extends Matched {
  path: string;
  first: LoadedScreen | null;
}

/**
 * The shown screen, and behind it those that were left last, as they were: who comes back finds what
 * they typed, and sees it at once. A screen that is left hears nothing and asks for nothing.
 */
export function KeptScreens({ path, route, params, first }: KeptScreensProps) {
  const search = useSearch();
  const [kept, setKept] = useState<readonly Kept[]>([]);
  const key = route.screen ?? [route.path, ...Object.values(params)].join(' ');
  const newest = kept.at(-1);
  if (newest?.key !== key || newest.path !== path || newest.search !== search) {
    const others = kept.filter((one) => one.key !== key).slice(1 - most);
    setKept([...others, { key, path, search, route, params }]);
  }
  return kept
    .toSorted((one, other) => one.key.localeCompare(other.key))
    .map((one) => (
      <Activity key={one.key} mode={one.key === key ? 'visible' : 'hidden'}>
        <AtPlace path={one.path} search={one.search}>
          <ErrorBoundary isShown={one.key === key}>
            <LoadedPart route={one.route} params={one.params} path={one.path} first={first} />
          </ErrorBoundary>
        </AtPlace>
      </Activity>
    ));
}

/** Tells a screen its own place: one that was left does not follow to where others are. */
function AtPlace({
  path,
  search,
  children,
}: Pick<Kept, 'path' | 'search'> & { children: ReactNode }) {
  const router = useMemo(
    () => ({
      hook: (): [string, typeof navigate] => [path, navigate],
      searchHook: () => search,
    }),
    [path, search],
  );
  return <Router {...router}>{children}</Router>;
}

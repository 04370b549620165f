import { lazy, Suspense, type ComponentType } from 'react';
import { FrameSkeleton } from './components/FrameSkeleton.tsx';

/** A status page outside the app's usual flow. */
export type MiscPageName = 'coming-soon' | 'maintenance' | 'not-authorized' | 'error';

export interface MiscPageProps {
  page: MiscPageName;
  /** The URL of the home page. */
  homeHref: string;
}

const screens: Readonly<Record<MiscPageName, ComponentType<{ homeHref: string }>>> = {
  'coming-soon': lazy(async () => ({
    default: (await import('./screens/Announcement.tsx')).ComingSoon,
  })),
  maintenance: lazy(async () => ({
    default: (await import('./screens/Announcement.tsx')).Maintenance,
  })),
  'not-authorized': lazy(async () => ({
    default: (await import('./screens/DeadEnd.tsx')).NotAuthorized,
  })),
  error: lazy(async () => ({ default: (await import('./screens/DeadEnd.tsx')).NotFound })),
};

/** A status page with its own `main`, a heading and a link to the home page. */
export function MiscPage({ page, homeHref }: MiscPageProps) {
  const Screen = screens[page];
  return (
    <Suspense key={page} fallback={<FrameSkeleton variant="basic" />}>
      <Screen homeHref={homeHref} />
    </Suspense>
  );
}

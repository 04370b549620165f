import { lazy, Suspense, type ComponentType } from 'react';
import { FrameSkeleton } from './components/FrameSkeleton.tsx';

/** A page beside the way. */
export type MiscPageName = 'coming-soon' | 'maintenance' | 'not-authorized' | 'error';

export interface MiscPageProps {
  page: MiscPageName;
  /** Where people begin. */
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

/** A page that says why there is nothing here, with its `main`, its heading and a way home. */
export function MiscPage({ page, homeHref }: MiscPageProps) {
  const Screen = screens[page];
  return (
    <Suspense key={page} fallback={<FrameSkeleton variant="basic" />}>
      <Screen homeHref={homeHref} />
    </Suspense>
  );
}

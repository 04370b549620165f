import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { DoorProps } from '../mount.tsx';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { Toasts } from '../reactions/Toasts.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { useTitleOfHeading } from './useTitleOfHeading.ts';

/** A screen on a page of its own, without the shell. */
export default function Blank({ first }: DoorProps) {
  const { matchRoute } = useApp();
  const [path] = useLocation();
  const found = matchRoute(path);
  useTitleOfHeading();
  return (
    <>
      <ErrorBoundary key={path}>
        {found && <LoadedPart {...found} path={path} first={first} />}
      </ErrorBoundary>
      <Toasts kind={found?.route.isTemplate ? 'template' : 'backOffice'} />
    </>
  );
}

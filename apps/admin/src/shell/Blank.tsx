import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { DoorProps } from '../mount.tsx';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { Toasts } from '../reactions/Toasts.tsx';
import { LoadedPart } from './LoadedPart.tsx';

/** A screen that stands on the page alone. */
export default function Blank({ first }: DoorProps) {
  const { matchRoute } = useApp();
  const [path] = useLocation();
  const found = matchRoute(path);
  return (
    <>
      <ErrorBoundary key={path}>
        {found && <LoadedPart {...found} path={path} first={first} />}
      </ErrorBoundary>
      <Toasts kind={found?.route.isTemplate ? 'template' : 'backOffice'} />
    </>
  );
}

import { useLocation } from 'wouter';
import { useApp } from '../AppContext.ts';
import type { LayoutProps } from '../boot/mountOptions.ts';
import { ErrorBoundary } from '../reactions/ErrorBoundary.tsx';
import { Toasts } from '../reactions/Toasts.tsx';
import { LoadedPart } from './LoadedPart.tsx';
import { useTitleOfHeading } from './useTitleOfHeading.ts';
import { Viewing } from './Viewing.tsx';

/** The layout of a screen without the shell. */
export default function Blank({ first }: LayoutProps) {
  const { matchRoute } = useApp();
  const [path] = useLocation();
  const found = matchRoute(path);
  useTitleOfHeading();
  return (
    <>
      {found && found.route.access !== 'public' && <Viewing />}
      <ErrorBoundary key={path}>
        {found && <LoadedPart {...found} path={path} first={first} />}
      </ErrorBoundary>
      <Toasts kind={found?.route.isTemplate ? 'template' : 'backOffice'} />
    </>
  );
}

import { GuestTable } from '@servery/guest';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

// Few change it, and all wait for what comes with it.
const LanguageMenu = lazy(async () => ({
  default: (await import('../../shell/LanguageMenu.tsx')).LanguageMenu,
}));

/** Where guests order at their table, by the code that stands on it. */
export default function GuestTablePage({ params }: ScreenProps) {
  const [path, navigate] = useLocation();
  useSpokenLanguage();
  const token = params['token'] ?? '';
  const go = (next: string, isClosing = false) =>
    navigate(next ? `${path}?${next}` : path, { replace: isClosing });
  return (
    <GuestTable
      key={token}
      token={token}
      search={useSearch()}
      onSearchChange={go}
      languages={
        <Suspense>
          <LanguageMenu />
        </Suspense>
      }
    />
  );
}

import { GuestTable } from '@servery/guest';
import { lazy, Suspense } from 'react';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/screen.ts';
import { useSpokenLanguage } from './useSpokenLanguage.ts';

// Loaded lazily: few guests change the language, and the others shouldn't wait for its code.
const LanguageMenu = lazy(async () => ({
  default: (await import('../../shell/LanguageMenu.tsx')).LanguageMenu,
}));

/** The page on which guests order at their table, opened by the QR code on the table. */
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

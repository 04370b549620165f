import { lazy, Suspense } from 'react';

// Loaded lazily: few guests change the language, and the others shouldn't wait for its code.
const LanguageMenu = lazy(async () => ({
  default: (await import('../../shell/LanguageMenu.tsx')).LanguageMenu,
}));

/** The language menu for guests. */
export const languages = (
  <Suspense>
    <LanguageMenu />
  </Suspense>
);

import { lazy, Suspense } from 'react';

// Few change it, and all wait for what comes with it.
const LanguageMenu = lazy(async () => ({
  default: (await import('../../shell/LanguageMenu.tsx')).LanguageMenu,
}));

/** How guests choose their language. */
export const languages = (
  <Suspense>
    <LanguageMenu />
  </Suspense>
);

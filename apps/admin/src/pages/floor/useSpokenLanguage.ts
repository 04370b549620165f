import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../AppContext.ts';

const chosen = 'servery.look.locale';

/** Whether this browser asks for Arabic before all, and nobody has chosen another language. */
function asksForArabic(): boolean {
  try {
    if (localStorage.getItem(chosen) !== null) return false;
  } catch {
    // Where nothing is kept nobody has chosen.
  }
  return /^ar\b/i.test(navigator.languages[0] ?? '');
}

/** Lets a guest's page speak as the guest's telephone does; staff get Arabic only by choice. */
export function useSpokenLanguage(): void {
  const { preferences, prefer } = useApp();
  const speak = useEffectEvent(() => {
    if (asksForArabic() && preferences.locale !== 'ar') void prefer({ locale: 'ar' });
  });
  useEffect(() => speak(), []);
}

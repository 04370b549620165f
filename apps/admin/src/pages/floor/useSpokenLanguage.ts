import { useEffect, useEffectEvent } from 'react';
import { useApp } from '../../AppContext.ts';

const chosen = 'servery.look.locale';

/** Whether this browser prefers Arabic and no other language was chosen. */
function asksForArabic(): boolean {
  try {
    if (localStorage.getItem(chosen) !== null) return false;
  } catch {
    // Without storage, no choice can have been saved.
  }
  return /^ar\b/i.test(navigator.languages[0] ?? '');
}

/** Switches a guest's page to Arabic if the phone prefers it; staff get Arabic only by choice. */
export function useSpokenLanguage(): void {
  const { preferences, prefer } = useApp();
  const speak = useEffectEvent(() => {
    if (asksForArabic() && preferences.locale !== 'ar') void prefer({ locale: 'ar' });
  });
  useEffect(() => speak(), []);
}

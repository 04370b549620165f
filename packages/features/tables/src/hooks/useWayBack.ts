import { useEffect, useState } from 'react';

/** Brings the focus back to what had it before, once this is gone and the focus is nowhere. */
export function useWayBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      const back = () => {
        const isNowhere = document.activeElement === document.body;
        if (isNowhere && opener instanceof HTMLElement) opener.focus();
      };
      // The page behind rests until the panel's own effects have ended.
      requestAnimationFrame(() => requestAnimationFrame(back));
    },
    [opener],
  );
}

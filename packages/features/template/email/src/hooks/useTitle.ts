import { useEffect } from 'react';

/** Prefixes the document title with the current folder or label. */
export function useTitle(place: string): void {
  useEffect(() => {
    const before = document.title;
    const title = [place, before].filter(Boolean).join(' · ');
    document.title = title;
    return () => {
      // Another page may have set its own title since.
      if (document.title === title) document.title = before;
    };
  }, [place]);
}

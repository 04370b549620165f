import { useEffect } from 'react';

/** Sets the document's title to the first heading of a page that has no menu entry. */
export function useTitleOfHeading(): void {
  useEffect(() => {
    const update = () => {
      const text = document.querySelector('h1')?.textContent?.trim();
      const title = text ? `${text} · Servery` : 'Servery';
      if (document.title !== title) document.title = title;
    };
    update();
    const observer = new MutationObserver(update);
    observer.observe(document.body, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);
}

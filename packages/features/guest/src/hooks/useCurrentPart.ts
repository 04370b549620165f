import { useEffect, useState } from 'react';

/** Which of some parts of the page is read now: the last whose beginning has passed the upper third. */
export function useCurrentPart(ids: readonly string[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(' ');
  useEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    const parts = all.split(' ').flatMap((id) => document.getElementById(id) ?? []);
    const find = () => {
      const line = window.innerHeight / 3;
      const passed = parts.filter((part) => part.getBoundingClientRect().top <= line);
      setCurrent((passed.at(-1) ?? parts[0])?.id ?? null);
    };
    // The browser says when something passes the line, so that scrolling itself costs nothing.
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [all]);
  return current;
}

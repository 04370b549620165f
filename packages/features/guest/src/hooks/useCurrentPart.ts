import { useEffect, useState } from 'react';

/**
 * Returns the id of the section being read: the last one whose start has passed the upper third of
 * the window.
 */
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
    // An observer instead of a scroll listener, so that scrolling costs nothing.
    const observer = new IntersectionObserver(find, { rootMargin: '0px 0px -66% 0px' });
    for (const part of parts) observer.observe(part);
    return () => observer.disconnect();
  }, [all]);
  return current;
}

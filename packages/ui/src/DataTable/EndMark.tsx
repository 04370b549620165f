import { useEffect, useEffectEvent, useRef } from 'react';

export interface EndMarkProps {
  /** The number of rows. A change lets the end be reached again. */
  count: number;
  /** Whether the table scrolls in its container. */
  isScrolling: boolean;
  /** Called when the end of the rows comes near. */
  onReach: () => void;
}

/** Detects that the end of the rows comes near. */
export function EndMark({ count, isScrolling, onReach }: EndMarkProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const mark = ref.current;
    if (!mark) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && reach(),
      { root: isScrolling ? mark.parentElement : null, rootMargin: '0px 0px 600px' },
    );
    observer.observe(mark);
    return () => observer.disconnect();
  }, [count, isScrolling]);
  return <div ref={ref} aria-hidden />;
}

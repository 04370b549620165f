import { ChevronUpIcon, IconButton } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { shellWords as words } from './words.ts';
import { place, top } from './ScrollTop.css.ts';

/** The way back up, once the page's beginning is out of sight. Stands where the page begins. */
export function ScrollTop() {
  const { formatMessage } = useIntl();
  const [isAway, setAway] = useState(false);
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => setAway(!entry?.isIntersecting));
    if (ref.current) watch.observe(ref.current);
    return () => watch.disconnect();
  }, []);
  const up = () => {
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    ref.current?.scrollIntoView({ behavior: isCalm ? 'auto' : 'smooth', block: 'end' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={ref} className={top} />
      {isAway && (
        <div className={place}>
          <IconButton label={formatMessage(words.toTop)} emphasis="outline" onPress={up}>
            <ChevronUpIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}

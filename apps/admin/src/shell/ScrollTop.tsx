import { ChevronUpIcon, IconButton } from '@servery/ui';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';
import { place, top } from './ScrollTop.css.ts';

/** Button that scrolls to the top once that is out of view. Render it at the start of the page. */
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
    ref.current?.scrollIntoView({ block: 'end' });
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={ref} className={top} />
      {isAway && (
        <div className={place}>
          <IconButton label={formatMessage(messages.toTop)} emphasis="outline" onPress={up}>
            <ChevronUpIcon />
          </IconButton>
        </div>
      )}
    </>
  );
}

import { media } from '@servery/ui/styles';
import { useSyncExternalStore } from 'react';

const watch = (onChange: () => void) => {
  const query = matchMedia(media.narrow);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether the page is on a phone, where a month is too small to be read. */
export const useIsNarrow = (): boolean =>
  useSyncExternalStore(
    watch,
    () => matchMedia(media.narrow).matches,
    () => false,
  );

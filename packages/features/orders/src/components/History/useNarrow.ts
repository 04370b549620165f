import { media } from '@servery/ui';
import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  const list = matchMedia(media.narrow);
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Whether the screen is a phone's: filters go into a drawer. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(subscribe, () => matchMedia(media.narrow).matches);

import { media } from '@servery/ui/styles';
import { useSyncExternalStore } from 'react';

const wide = () => matchMedia(media.medium);
const listen = (onChange: () => void) => {
  const query = wide();
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

/** Whether there is more room than a phone has. */
export const useIsWide = (): boolean => useSyncExternalStore(listen, () => wide().matches);

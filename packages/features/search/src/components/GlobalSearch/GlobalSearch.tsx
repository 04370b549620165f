import { lazy, Suspense, useState } from 'react';
import type { Place } from '../../place.ts';

const load = async () => ({ default: (await import('./SearchOverlay.tsx')).SearchOverlay });
const SearchOverlay = lazy(load);

/** Preloads the code of the search, when its button is hovered or focused. */
export const prepareSearch = (): void => void load().catch(() => undefined);

export interface GlobalSearchProps {
  /** All pages that exist and are permitted; others aren't found. */
  places: readonly Place[];
  onClose?: () => void;
}

/** Search for pages, files and people, shown over the page from mounting until it's closed. */
export function GlobalSearch({ places, onClose }: GlobalSearchProps) {
  const [isOpen, setOpen] = useState(true);
  const close = () => {
    setOpen(false);
    onClose?.();
  };
  return (
    isOpen && (
      <Suspense fallback={null}>
        <SearchOverlay places={places} close={close} />
      </Suspense>
    )
  );
}

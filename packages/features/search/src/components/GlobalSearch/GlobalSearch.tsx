import { lazy, Suspense, useState } from 'react';
import type { Place } from '../../place.ts';

const load = async () => ({ default: (await import('./SearchOverlay.tsx')).SearchOverlay });
const SearchOverlay = lazy(load);

/** Starts what a search needs, when somebody comes near its button. */
export const prepareSearch = (): void => void load().catch(() => undefined);

export interface GlobalSearchProps {
  /** Every place that exists and is allowed: other pages are not found. */
  places: readonly Place[];
  onClose?: () => void;
}

/** A search over pages, files and people that lies over the page from when it is rendered until it is closed. */
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

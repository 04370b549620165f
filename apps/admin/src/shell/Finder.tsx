import { GlobalSearch, prepareSearch, type Place } from '@servery/search';
import { IconButton, SearchIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { shellWords as words } from './words.ts';

// Listens a moment after the rest is there: nobody waits for it.
const PalettePart = lazy(() => import('./PalettePart.tsx'));

/** Finds any place: by the button pages, files and people, by Ctrl K every place and act. */
export function Finder({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <span onPointerEnter={prepareSearch} onFocus={prepareSearch}>
        <IconButton
          label={formatMessage(words.search)}
          aria-haspopup="dialog"
          onPress={() => setSearching(true)}
        >
          <SearchIcon />
        </IconButton>
      </span>
      {isSearching && <GlobalSearch places={places} onClose={() => setSearching(false)} />}
      <Suspense>
        <PalettePart places={places} />
      </Suspense>
    </>
  );
}

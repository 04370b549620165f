import { GlobalSearch, prepareSearch, type Place } from '@servery/search';
import { IconButton, SearchIcon } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { shellMessages as messages } from './messages.ts';

// Loaded after the rest, because nothing waits for it.
const PalettePart = lazy(() => import('./PalettePart.tsx'));

/**
 * Global search: the button finds pages, files and people, and Ctrl K finds all pages and commands.
 */
export function Finder({ places }: { places: readonly Place[] }) {
  const { formatMessage } = useIntl();
  const [isSearching, setSearching] = useState(false);
  return (
    <>
      <span onPointerEnter={prepareSearch} onFocus={prepareSearch}>
        <IconButton
          label={formatMessage(messages.search)}
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

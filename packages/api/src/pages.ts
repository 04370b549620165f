import type { SearchPage } from './entities/search.ts';
import type { Feature } from './features.ts';
import rows from './pages.json' with { type: 'json' };

/** A page that can be found and bookmarked. */
export interface Page extends Omit<SearchPage, 'isBookmarked'> {
  /** The feature that it belongs to: without it, the page isn't found. */
  feature?: Feature;
}

/**
 * Every page that can be found and bookmarked. The JSON file is generated from the metadata of the
 * app's screens.
 */
export const pages = rows as readonly Page[];

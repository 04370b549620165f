import type { SearchPage } from '@servery/api';
import type { ReactNode } from 'react';

/** A place that the app has, that its person may go to, in their language. */
export interface Place {
  title: string;
  href: string;
  icon?: ReactNode;
  /** What it stands under in a menu. */
  section?: string;
}

/** A page that the host names, at the place that the app has for it. */
export interface KnownPage {
  page: SearchPage;
  place: Place;
}

/** The places, each once: where one stands twice in a menu, its first title counts. */
export function eachOnce(places: readonly Place[]): Place[] {
  const hrefs = places.map(({ href }) => href);
  return places.filter(({ href }, at) => hrefs.indexOf(href) === at);
}

/** The host's pages that the app has, in the host's order; it shows no others. */
export function knownPages(pages: readonly SearchPage[], places: readonly Place[]): KnownPage[] {
  const byHref = new Map(eachOnce(places).map((place) => [place.href, place]));
  return pages.flatMap((page) => {
    const place = byHref.get(page.link);
    return place ? [{ page, place }] : [];
  });
}

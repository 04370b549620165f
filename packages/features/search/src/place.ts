import type { SearchPage } from '@servery/api';
import type { ReactNode } from 'react';

/** A page of the app that the user may open, with its localised title. */
export interface Place {
  title: string;
  href: string;
  icon?: ReactNode;
  /** The menu section that contains it. */
  section?: string;
}

/** A page from the host with its counterpart in the app. */
export interface KnownPage {
  page: SearchPage;
  place: Place;
}

/** Returns the places without duplicates; the first title counts. */
export function eachOnce(places: readonly Place[]): Place[] {
  const hrefs = places.map(({ href }) => href);
  return places.filter(({ href }, at) => hrefs.indexOf(href) === at);
}

/** Returns the host's pages that exist in the app, in the host's order. */
export function knownPages(pages: readonly SearchPage[], places: readonly Place[]): KnownPage[] {
  const byHref = new Map(eachOnce(places).map((place) => [place.href, place]));
  return pages.flatMap((page) => {
    const place = byHref.get(page.link);
    return place ? [{ page, place }] : [];
  });
}

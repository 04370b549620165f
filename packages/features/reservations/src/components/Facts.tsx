import { Fragment } from 'react';

/** Facts beside each other; each keeps its own direction, whatever the page's is. */
export function Facts({ all }: { all: readonly (string | undefined)[] }) {
  return all
    .filter((fact) => fact !== undefined && fact !== '')
    .map((fact, i) => (
      <Fragment key={fact}>
        {i > 0 && ' · '}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}

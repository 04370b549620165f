import { Fragment } from 'react';

/** Facts beside each other, none twice; each keeps its own direction, whatever the page's is. */
export function Facts({ all }: { all: readonly (string | undefined)[] }) {
  return [...new Set(all)].filter(Boolean).map((fact, i) => (
    <Fragment key={fact}>
      {i > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}

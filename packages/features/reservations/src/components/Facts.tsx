import { Fragment } from 'react';

/** Facts in one line without duplicates; each keeps its own text direction. */
export function Facts({ all }: { all: readonly (string | undefined)[] }) {
  return [...new Set(all)].filter(Boolean).map((fact, i) => (
    <Fragment key={fact}>
      {i > 0 && ' · '}
      <bdi>{fact}</bdi>
    </Fragment>
  ));
}

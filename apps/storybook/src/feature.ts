import type { AnyHandler } from 'msw';

/** The mock host of one feature, as its `./mocks` entry exports it. */
export interface Feature {
  /** One handler per endpoint. */
  handlers: readonly AnyHandler[];
  /** Resets the sample data. */
  reset?: () => void;
}

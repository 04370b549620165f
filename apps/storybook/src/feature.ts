import type { AnyHandler } from 'msw';

/** One feature's sample host, as its `./mocks` door hands it over. */
export interface Feature {
  /** One answer per endpoint. */
  handlers: readonly AnyHandler[];
  /** Brings the sample rows back to how they began. */
  reset?: () => void;
}

import type { Draft } from './draft.ts';

/** What a part of the settings needs. */
export interface PartProps {
  draft: Draft;
  put: (change: Partial<Draft>) => void;
  /** Changes rows by what they are when it happens. */
  turn: (change: (draft: Draft) => Partial<Draft>) => void;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
}

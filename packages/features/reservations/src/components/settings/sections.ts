import type { Draft } from './draft.ts';

/** The props common to all parts of the settings. */
export interface PartProps {
  draft: Draft;
  put: (change: Partial<Draft>) => void;
  /** Changes the draft based on its latest state. */
  turn: (change: (draft: Draft) => Partial<Draft>) => void;
  errors: Readonly<Record<string, string>>;
  isReadOnly: boolean;
}

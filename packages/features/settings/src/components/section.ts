import type { StoreSettings } from '@servery/api';
import type { RefObject } from 'react';

/** Asks before unsaved changes are lost; resolves to whether they can be. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** The props of the form of a section. */
export interface SectionProps {
  /** The settings on which the form is based. */
  settings: StoreSettings;
  /** '' for the person's own merchant. */
  merchantId: number | '';
  isReadOnly: boolean;
  /** Whether someone else has saved the section since. */
  isElsewhere: boolean;
  /** Called when unsaved changes begin or end. */
  onDirty: (isDirty: boolean) => void;
  onSaved: (settings: StoreSettings) => void;
  /** Shows the latest settings, without the unsaved changes. */
  onLatest: () => void;
  /** Reloads the settings. */
  onReload: () => void;
  /** Holds the guard of the open form. */
  guard: RefObject<LeaveGuard>;
}

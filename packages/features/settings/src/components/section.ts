import type { StoreSettings } from '@servery/api';
import type { ReactNode, RefObject } from 'react';

/** Asks before unsaved changes are lost; resolves to whether they can be. */
export type LeaveGuard = () => boolean | Promise<boolean>;

/** The props of a field that selects a picture of the media library. */
export interface PictureProps {
  label: string;
  /** The id of the picture; null for none. */
  value: number | null;
  onChange: (value: number | null) => void;
  isReadOnly: boolean;
}

/** The props of the form of a section. */
export interface SectionProps {
  /** The settings on which the form is based. */
  settings: StoreSettings;
  /** '' for the person's own merchant. */
  merchantId: number | '';
  isReadOnly: boolean;
  /** Why it is read-only, if not because of the permission to edit settings. */
  readOnly?: string;
  /** Whether someone else has saved the section since. */
  isElsewhere: boolean;
  /** Called when unsaved changes begin or end. */
  onDirty: (isDirty: boolean) => void;
  onSaved: (settings: StoreSettings) => void;
  /** Shows the latest settings, without the unsaved changes. */
  onLatest: () => void;
  /** Reloads the settings. */
  onReload: () => void;
  /** Renders a field for a picture. */
  renderPicture: (props: PictureProps) => ReactNode;
  /** Holds the guard of the open form. */
  guard: RefObject<LeaveGuard>;
}

import type { MaskitoOptions } from '@maskito/core';
import type { InputHTMLAttributes } from 'react';

/** The format of a text while it's typed, and the value that it represents. */
export interface Mask {
  /** The format, as options of Maskito. */
  options: MaskitoOptions;
  /** Returns the value of a text. An incomplete text gives an incomplete value. */
  read: (text: string) => string;
  /** Returns the formatted text of a value. */
  write: (value: string) => string;
  /** The on-screen keyboard of the field. */
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /**
   * The autofill token of the field, such as `cc-number`.
   * @default 'off'
   */
  autoComplete?: string;
}

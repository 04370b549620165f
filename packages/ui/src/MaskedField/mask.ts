import type { MaskitoOptions } from '@maskito/core';
import type { InputHTMLAttributes } from 'react';

/** How a text is shaped while it is written, and what it stands for. */
export interface Mask {
  /** The shape, in Maskito's words. */
  options: MaskitoOptions;
  /** What a written text stands for; while it is unfinished, as much of it as there is. */
  read: (text: string) => string;
  /** How a value is written. */
  write: (value: string) => string;
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  autoComplete?: string;
}

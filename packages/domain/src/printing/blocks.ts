import type { PrintBlock } from '@servery/api';
import { widthOf } from './widthOf.ts';

type Text = Extract<PrintBlock, { type: 'text' }>;
type Row = Extract<PrintBlock, { type: 'row' }>;

/** A paragraph, from the start of the line unless told. */
export const text = (words: string, look: Partial<Omit<Text, 'type' | 'text'>> = {}): Text => ({
  type: 'text',
  text: words,
  align: 'start',
  size: 'normal',
  is_bold: false,
  ...look,
});

/** Something at the start and a figure at the end of a line. */
export const pair = (
  label: string,
  figure: string,
  look: Partial<Pick<Row, 'size' | 'is_bold'>> = {},
): Row => ({
  type: 'row',
  cells: [
    { text: label, width: null, align: 'start' },
    { text: figure, width: Math.max(1, widthOf(figure)), align: 'end' },
  ],
  size: 'normal',
  is_bold: false,
  ...look,
});

/** Widths in characters of a quantity and of an amount. */
export const quantityWidth = 4;
export const amountWidth = 11;

/** How many of what, for how much. */
export const item = (quantity: string, name: string, amount: string): Row => ({
  type: 'row',
  cells: [
    { text: quantity, width: quantityWidth, align: 'start' },
    { text: name, width: null, align: 'start' },
    { text: amount, width: amountWidth, align: 'end' },
  ],
  size: 'normal',
  is_bold: false,
});

/** What belongs to the item above. */
export const under = (words: string, look: Partial<Pick<Row, 'size' | 'is_bold'>> = {}): Row => ({
  type: 'row',
  cells: [
    { text: '', width: look.size === 'large' ? 2 : quantityWidth, align: 'start' },
    { text: words, width: null, align: 'start' },
  ],
  size: 'normal',
  is_bold: false,
  ...look,
});

export const rule = (style: 'single' | 'double' = 'single'): PrintBlock => ({
  type: 'rule',
  style,
});
export const feed = (lines = 1): PrintBlock => ({ type: 'feed', lines });
export const cut: PrintBlock = { type: 'cut' };

import type { PrintBlock } from '@servery/api';
import { widthOf } from './widthOf.ts';

type Text = Extract<PrintBlock, { type: 'text' }>;
type Row = Extract<PrintBlock, { type: 'row' }>;

/** Returns a paragraph, aligned to the start by default. */
export const text = (content: string, look: Partial<Omit<Text, 'type' | 'text'>> = {}): Text => ({
  type: 'text',
  text: content,
  align: 'start',
  size: 'normal',
  is_bold: false,
  ...look,
});

/** Returns a row with a label at the start and an amount at the end. */
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

/** The widths of a quantity and of an amount, in characters. */
export const quantityWidth = 4;
export const amountWidth = 11;

/** Returns a row with a quantity, a name and an amount. */
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

/** Returns an indented row that belongs to the item above. */
export const under = (content: string, look: Partial<Pick<Row, 'size' | 'is_bold'>> = {}): Row => ({
  type: 'row',
  cells: [
    { text: '', width: look.size === 'large' ? 2 : quantityWidth, align: 'start' },
    { text: content, width: null, align: 'start' },
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

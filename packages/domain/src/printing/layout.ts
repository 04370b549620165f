import type { PrintBlock, PrintDocument, PrintImage } from '@servery/api';
import { widthOf, wrap } from './widthOf.ts';

/** A text with its position on a line. */
export interface PlacedText {
  text: string;
  /** The column where it starts, and the maximum number of columns it takes. */
  start: number;
  width: number;
  align: 'left' | 'center' | 'right';
}

/** A line of text. Columns are in the line's own size: a large line has half as many. */
export interface PaperLine {
  is: 'line';
  texts: PlacedText[];
  columns: number;
  isBold: boolean;
  isLarge: boolean;
}

/** One part of a document laid out for a paper width; the parts are in order from the top. */
export type PaperPart =
  | PaperLine
  | { is: 'rule'; style: 'single' | 'double'; columns: number }
  | { is: 'qr'; content: string }
  | { is: 'image'; image: PrintImage }
  | { is: 'cut' }
  | { is: 'drawer' };

type Row = Extract<PrintBlock, { type: 'row' }>;

/** Returns the widths of a row's cells: a fixed width, or a share of the remaining columns. */
function widthsOf(cells: Row['cells'], columns: number): number[] {
  const loose = cells.filter(({ width }) => width === null).length;
  // Cells without a fixed width keep a third of the line, so that a long amount leaves them some
  // space.
  const least = loose === 0 ? 0 : Math.ceil(columns / 3);
  const wanted = cells.reduce((sum, { width }) => sum + (width ?? 0), 0);
  const available = columns - least;
  const fixed = cells.map(({ width }) => {
    if (width === null) return null;
    return wanted <= available ? width : Math.max(1, Math.floor((width * available) / wanted));
  });
  let left = columns - fixed.reduce<number>((sum, width) => sum + (width ?? 0), 0);
  let sharers = loose;
  return fixed.map((width) => {
    if (width !== null) return width;
    const share = Math.max(1, Math.floor(left / sharers));
    left -= share;
    sharers -= 1;
    return share;
  });
}

const physical = (align: 'start' | 'center' | 'end', isTurned: boolean) =>
  align === 'center' ? 'center' : (align === 'start') === isTurned ? 'right' : 'left';

const linesOf = (row: Row, columns: number, isTurned: boolean): PaperLine[] => {
  const isLarge = row.size === 'large';
  const own = isLarge ? Math.floor(columns / 2) : columns;
  const widths = widthsOf(row.cells, own);
  let start = 0;
  const placed = row.cells.map(({ text, align }, i) => {
    const width = widths[i]!;
    const at = start;
    start += width;
    // One column stays free between two cells, except after the last cell.
    const isTight = i < row.cells.length - 1 && width > 1;
    const lines = wrap(text, isTight ? width - 1 : width);
    return { lines, at: isTurned ? own - at - width : at, width, align: physical(align, isTurned) };
  });
  const height = Math.max(1, ...placed.map(({ lines }) => lines.length));
  return Array.from({ length: height }, (_, i): PaperLine => ({
    is: 'line',
    columns: own,
    isBold: row.is_bold,
    isLarge,
    texts: placed.flatMap(({ lines, at, width, align }) =>
      lines[i] ? [{ text: lines[i], start: at, width, align: align as PlacedText['align'] }] : [],
    ),
  }));
};

const empty = (columns: number): PaperLine => ({
  is: 'line',
  texts: [],
  columns,
  isBold: false,
  isLarge: false,
});

/** Lays a document out on a number of columns; every renderer draws this layout. */
export function layOut(document: PrintDocument, columns: number): PaperPart[] {
  const isTurned = document.direction === 'rtl';
  return document.blocks.flatMap((block): PaperPart[] => {
    switch (block.type) {
      case 'text': {
        const { text, align, size, is_bold } = block;
        const cells = [{ text, width: null, align }];
        return linesOf({ type: 'row', cells, size, is_bold }, columns, isTurned);
      }
      case 'row':
        return linesOf(block, columns, isTurned);
      case 'rule':
        return [{ is: 'rule', style: block.style, columns }];
      case 'qr':
        return [{ is: 'qr', content: block.content }];
      case 'image':
        return [{ is: 'image', image: block.image }];
      case 'feed':
        return Array.from({ length: block.lines }, () => empty(columns));
      case 'cut':
        return [{ is: 'cut' }];
      case 'drawer':
        return [{ is: 'drawer' }];
    }
  });
}

/** Returns a laid-out line as plain characters, each text in its columns. */
export function plainLine({ texts }: PaperLine): string {
  let line = '';
  let reached = 0;
  for (const { text, start, width, align } of texts.toSorted((a, b) => a.start - b.start)) {
    const spare = Math.max(0, width - widthOf(text));
    const before = align === 'right' ? spare : align === 'center' ? Math.floor(spare / 2) : 0;
    const gap = Math.max(0, start + before - reached);
    line += ' '.repeat(gap) + text;
    reached += gap + widthOf(text);
  }
  return line;
}

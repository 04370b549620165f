import { rgb, type Color, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { breakLines } from './breakLines.ts';
import { plainText } from './plainText.ts';

/** Thrown if the fonts of a PDF lack a character; the print page is used instead. */
export class UnwritableText extends Error {
  override name = 'UnwritableText';
}

/** A4 and its margin, in points. */
export const paper = { width: 595.28, height: 841.89, margin: 48 } as const;
/** The width between the margins, in points. */
export const inner = paper.width - 2 * paper.margin;

const faint = rgb(0.82, 0.82, 0.8);
const lead = 1.4;

/** A text style; sizes are in points. */
export interface Look {
  font: PDFFont;
  size: number;
  color: Color;
}

/**
 * Returns text that the font can write.
 * @throws `UnwritableText` otherwise, because pdf-lib would write question marks
 */
function writable(text: string, { font }: Look): string {
  const plain = plainText(text);
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => letter === '\n' || known.has(letter.codePointAt(0)!);
  if (![...plain].every(isKnown)) throw new UnwritableText(plain);
  return plain;
}

/**
 * Writes a document from top to bottom and continues on a new page when one is full. All positions
 * are in points.
 */
export class Pen {
  /** The distance of the next line from the bottom of the page. */
  y = paper.height - paper.margin;
  #page: PDFPage;
  readonly #file: PDFDocument;

  constructor(file: PDFDocument) {
    this.#file = file;
    this.#page = file.addPage([paper.width, paper.height]);
  }

  /**
   * Ensures that the height is available; otherwise starts a new page and calls `atHead` to repeat
   * its header.
   */
  reserve(height: number, atHead?: () => void): void {
    if (this.y - height >= paper.margin) return;
    this.#page = this.#file.addPage([paper.width, paper.height]);
    this.y = paper.height - paper.margin;
    atHead?.();
  }

  /** Writes one line that starts or ends at `x`. */
  put(text: string, x: number, look: Look, align: 'start' | 'end' = 'start'): void {
    const plain = writable(text, look);
    const { font, size, color } = look;
    const back = align === 'end' ? font.widthOfTextAtSize(plain, size) : 0;
    this.#page.drawText(plain, { x: x - back, y: this.y - size, font, size, color });
  }

  /** Breaks text into lines of a width. */
  split(text: string, { font, size, ...look }: Look, width: number): string[] {
    const plain = writable(text, { font, size, ...look });
    return breakLines(plain, width, (part) => font.widthOfTextAtSize(part, size));
  }

  /** Writes text in as many lines as needed and moves below them. */
  write(text: string, x: number, look: Look, width: number, atHead?: () => void): void {
    for (const part of this.split(text, look, width)) {
      this.reserve(look.size * lead, atHead);
      this.put(part, x, look);
      this.y -= look.size * lead;
    }
  }

  /** Returns the height of the wrapped text. */
  heightOf(text: string, look: Look, width: number): number {
    return text === '' ? 0 : this.split(text, look, width).length * look.size * lead;
  }

  /** Draws a line across the page. */
  rule(isDashed = false): void {
    const { margin } = paper;
    this.#page.drawLine({
      start: { x: margin, y: this.y },
      end: { x: margin + inner, y: this.y },
      thickness: 0.6,
      color: isDashed ? rgb(0.4, 0.4, 0.4) : faint,
      ...(isDashed && { dashArray: [5, 4] }),
    });
  }

  /** Writes the page numbers at the bottom of all pages. */
  number(look: Look): void {
    const pages = this.#file.getPages();
    pages.forEach((page, index) => {
      this.#page = page;
      this.y = paper.margin / 2 + look.size;
      this.put(`${index + 1} / ${pages.length}`, paper.margin + inner, look, 'end');
    });
  }
}

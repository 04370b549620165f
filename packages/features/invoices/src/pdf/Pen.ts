import { rgb, type Color, type PDFDocument, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { breakLines } from './breakLines.ts';
import { plainText } from './plainText.ts';

/** A letter that the fonts of a PDF cannot write: the page prints it instead. */
export class UnwritableText extends Error {
  override name = 'UnwritableText';
}

/** A4 in points, and how much of it stays free around. */
export const paper = { width: 595.28, height: 841.89, margin: 48 } as const;
/** The width that is written on, in points. */
export const inner = paper.width - 2 * paper.margin;

const faint = rgb(0.82, 0.82, 0.8);
const lead = 1.4;

/** How words look; sizes in points. */
export interface Look {
  font: PDFFont;
  size: number;
  color: Color;
}

/** Words with the signs that the fonts have, or a refusal: the library itself writes question marks. */
function writable(text: string, { font }: Look): string {
  const plain = plainText(text);
  const known = new Set(font.getCharacterSet());
  const isKnown = (letter: string) => letter === '\n' || known.has(letter.codePointAt(0)!);
  if (![...plain].every(isKnown)) throw new UnwritableText(plain);
  return plain;
}

/** Writes down a document from top to bottom and goes on with the next page. All places are in points. */
export class Pen {
  /** How far from the foot of the page the next line begins. */
  y = paper.height - paper.margin;
  #page: PDFPage;
  readonly #file: PDFDocument;

  constructor(file: PDFDocument) {
    this.#file = file;
    this.#page = file.addPage([paper.width, paper.height]);
  }

  /** Sees to it that so much fits; on a new page what stands at its head is written first. */
  room(height: number, atHead?: () => void): void {
    if (this.y - height >= paper.margin) return;
    this.#page = this.#file.addPage([paper.width, paper.height]);
    this.y = paper.height - paper.margin;
    atHead?.();
  }

  /** One line that begins at `x`, or ends there. */
  put(text: string, x: number, look: Look, align: 'start' | 'end' = 'start'): void {
    const plain = writable(text, look);
    const { font, size, color } = look;
    const back = align === 'end' ? font.widthOfTextAtSize(plain, size) : 0;
    this.#page.drawText(plain, { x: x - back, y: this.y - size, font, size, color });
  }

  /** Words in lines of a width. */
  split(text: string, { font, size, ...look }: Look, width: number): string[] {
    const plain = writable(text, { font, size, ...look });
    return breakLines(plain, width, (part) => font.widthOfTextAtSize(part, size));
  }

  /** Words in as many lines as they need, and on below them. */
  write(text: string, x: number, look: Look, width: number, atHead?: () => void): void {
    for (const part of this.split(text, look, width)) {
      this.room(look.size * lead, atHead);
      this.put(part, x, look);
      this.y -= look.size * lead;
    }
  }

  /** How much room words take, below one another. */
  heightOf(text: string, look: Look, width: number): number {
    return text === '' ? 0 : this.split(text, look, width).length * look.size * lead;
  }

  /** A line across the page. */
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

  /** Counts the pages at their feet. */
  number(look: Look): void {
    const pages = this.#file.getPages();
    pages.forEach((page, index) => {
      this.#page = page;
      this.y = paper.margin / 2 + look.size;
      this.put(`${index + 1} / ${pages.length}`, paper.margin + inner, look, 'end');
    });
  }
}

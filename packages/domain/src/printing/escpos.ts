import ReceiptPrinterEncoder from '@point-of-sale/receipt-printer-encoder';
import type { CodePage, PaperWidth, PrintDocument, PrintImage } from '@servery/api';
import { layOut, plainLine, type PaperLine, type PaperPart } from './layout.ts';
import { columnsOf, dotsOf } from './paper.ts';

/**
 * Draws a line that a printer has no characters for, at a width in dots; returns null if drawing
 * isn't possible.
 */
export type DrawLine = (line: PaperLine, dots: number) => Promise<PrintImage | null>;

/** The properties of a printer that its bytes depend on. */
export interface PrinterModel {
  width: PaperWidth;
  code_page: CodePage;
}

const encoderFor = (columns: number) =>
  new ReceiptPrinterEncoder({
    language: 'esc-pos',
    columns,
    codepageMapping: 'epson',
    feedBeforeCut: 0,
    newline: '\n',
  });

const question = 0x3f;
const known = new Map<string, boolean>();

const isKnown = (sign: string, code_page: CodePage): boolean => {
  const name = `${code_page} ${sign}`;
  let is = known.get(name);
  if (is === undefined) {
    const bytes = encoderFor(48).codepage(code_page).text(sign).encode();
    is = !bytes.includes(question);
    known.set(name, is);
  }
  return is;
};

const ascii = /^[\x20-\x7e]*$/;
// Scripts that join, stack or run right to left print wrongly even if a code page has them.
const plainScript = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Common}]$/u;

/** Whether a printer has characters for a text. */
export const isEncodable = (text: string, code_page: CodePage): boolean =>
  ascii.test(text) ||
  [...text].every(
    (sign) => ascii.test(sign) || (plainScript.test(sign) && isKnown(sign, code_page)),
  );

const bytesOf = (base64: string): number[] =>
  Array.from(atob(base64), (sign) => sign.charCodeAt(0));

/** Returns a GS v 0 command: a raster image with one bit per dot. */
const rasterOf = ({ width, height, bits }: PrintImage): number[] => {
  const across = Math.ceil(width / 8);
  const data = bytesOf(bits);
  // Missing bytes are filled and excess ones dropped, because a printer would print them as text.
  const whole = Array.from({ length: across * height }, (_, i) => data[i] ?? 0);
  return [0x1d, 0x76, 0x30, 0, across & 255, across >> 8, height & 255, height >> 8, ...whole];
};

/**
 * Initialises the printer: resets the settings of earlier jobs and aligns all lines to the left.
 */
const start = [0x1b, 0x40, 0x1b, 0x61, 0];

/**
 * Sends a pulse to the cash drawer on the first pin of the printer's connector: 50 ms on, 500 ms off.
 */
const openDrawer = [0x1b, 0x70, 0, 25, 250];

type Encoder = InstanceType<typeof ReceiptPrinterEncoder>;

function plain(encoder: Encoder, part: Exclude<PaperPart, PaperLine>): void {
  switch (part.is) {
    case 'rule':
      encoder.line((part.style === 'double' ? '=' : '-').repeat(part.columns));
      return;
    case 'qr':
      encoder.align('center').qrcode(part.content, { size: 6 }).align('left');
      return;
    case 'image':
      encoder.raw([0x1b, 0x61, 1, ...rasterOf(part.image), 0x1b, 0x61, 0]);
      return;
    case 'cut':
      encoder.cut('partial');
      return;
    case 'drawer':
      encoder.raw(openDrawer);
  }
}

function written(encoder: Encoder, line: PaperLine): void {
  const size = line.isLarge ? 2 : 1;
  encoder.bold(line.isBold).width(size).height(size);
  encoder.line(plainLine(line).trimEnd());
  encoder.bold(false).width(1).height(1);
}

/**
 * Renders a document as the bytes of an ESC/POS printer. A line with characters that the printer
 * doesn't have is drawn by `draw`; if that returns null, each such character becomes a question
 * mark.
 */
export async function renderEscPos(
  document: PrintDocument,
  { width, code_page }: PrinterModel,
  draw: DrawLine = async () => null,
): Promise<Uint8Array> {
  const columns = columnsOf[width];
  const encoder = encoderFor(columns);
  encoder.initialize().codepage(code_page).raw(start.slice(2));
  for (const part of layOut(document, columns)) {
    if (part.is !== 'line') {
      plain(encoder, part);
      continue;
    }
    const image = isEncodable(plainLine(part), code_page) ? null : await draw(part, dotsOf[width]);
    if (image) encoder.raw(rasterOf(image));
    else written(encoder, part);
  }
  return encoder.encode();
}

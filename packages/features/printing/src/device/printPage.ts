import type { PaperWidth, PrintDocument, PrintImage } from '@servery/api';
import { columnsOf, layOut, type PaperLine, type PaperPart } from '@servery/domain/printing';
import { PrintError } from './PrintError.ts';

const sheet = (width: PaperWidth) => `
  body { box-sizing: border-box; inline-size: ${width}mm; margin: 0; padding: 2mm;
    background: white; color: black; font: ${width === 58 ? 2.4 : 2.5}mm/1.25 monospace; }
  pre { margin: 0; font: inherit; white-space: pre; }
  img { display: block; margin: 0 auto; max-inline-size: 100%; image-rendering: pixelated; }
  .bold { font-weight: bold; }
  .large { font-size: 2em; line-height: 1.15; }
  .line { display: grid; min-block-size: 1lh; }
  .line bdi { grid-row: 1; }
`;

const millimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96);

const textOf = (part: Exclude<PaperPart, PaperLine>): string => {
  switch (part.is) {
    case 'rule':
      return (part.style === 'double' ? '=' : '-').repeat(part.columns);
    case 'qr':
      return part.content;
    case 'image':
    case 'cut':
    case 'drawer':
      return '';
  }
};

/** Returns a one-bit image as an image element at 8 dots per mm, as on a roll. */
function pictureOf(page: Document, { width, height, bits }: PrintImage): HTMLImageElement {
  const canvas = page.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const ink = canvas.getContext('2d');
  const bytes = Uint8Array.from(atob(bits), (sign) => sign.charCodeAt(0));
  const across = Math.ceil(width / 8);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1)
      if (bytes[y * across + (x >> 3)]! & (0x80 >> (x & 7))) ink?.fillRect(x, y, 1, 1);
  const picture = page.createElement('img');
  picture.alt = '';
  picture.width = (width / 8) * (96 / 25.4);
  picture.src = canvas.toDataURL();
  return picture;
}

/** Places each text in its columns, since Chinese and Arabic letters aren't one or two columns wide. */
function fillLine(line: HTMLElement, { texts, columns, isBold, isLarge }: PaperLine): void {
  line.classList.add('line');
  line.classList.toggle('bold', isBold);
  line.classList.toggle('large', isLarge);
  line.style.gridTemplateColumns = `repeat(${columns}, 1ch)`;
  for (const { text, start, width, align } of texts) {
    const cell = line.ownerDocument.createElement('bdi');
    cell.textContent = text;
    cell.style.gridColumn = `${start + 1} / span ${width}`;
    cell.style.textAlign = align;
    line.append(cell);
  }
}

const styleOf = (page: Document, css: string) => {
  const style = page.createElement('style');
  style.textContent = css;
  page.head.append(style);
};

/**
 * Fills an empty page of the width of a roll with a document. Content is inserted as text, never as
 * markup.
 */
export function fillPage(page: Document, document: PrintDocument, width: PaperWidth): void {
  page.documentElement.lang = document.language;
  page.title = document.title;
  styleOf(page, sheet(width));
  for (const part of layOut(document, columnsOf[width])) {
    if (part.is === 'image') {
      page.body.append(pictureOf(page, part.image));
      continue;
    }
    const line = page.createElement('pre');
    if (part.is === 'line') fillLine(line, part);
    else line.textContent = textOf(part);
    page.body.append(line);
  }
  // A page size needs two lengths, so the length of a roll is that of the content.
  const length = Math.max(millimetres(page.body.scrollHeight), width);
  styleOf(page, `@page { size: ${width}mm ${length}mm; margin: 0; }`);
}

/** Opens the browser's print dialog for a document, on paper of the width of a roll. */
export async function printPage(document: PrintDocument, width: PaperWidth): Promise<void> {
  // The page is filled from here and prints itself; a sandbox would forbid both.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = window.document.createElement('iframe');
  // Off-screen but laid out, so that its length can be measured.
  Object.assign(frame.style, { position: 'fixed', insetBlockStart: '200vh', border: '0' });
  frame.style.inlineSize = `${width}mm`;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  window.document.body.append(frame);
  try {
    const { contentWindow, contentDocument } = frame;
    if (!contentWindow || !contentDocument)
      throw new PrintError('The browser blocked the print page.', { hasBegun: false });
    fillPage(contentDocument, document, width);
    await Promise.all([...contentDocument.images].map((image) => image.decode()));
    const closed = new Promise<void>((resolve) => {
      contentWindow.addEventListener('afterprint', () => resolve(), { once: true });
    });
    contentWindow.print();
    // Some browsers don't fire an event when their print dialog closes, so continue after a
    // timeout.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 60_000))]);
  } finally {
    frame.remove();
  }
}

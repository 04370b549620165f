import type { PaperWidth, PrintDocument, PrintImage } from '@servery/api';
import { columnsOf, layOut, plainLine, type PaperPart } from '@servery/domain/printing';
import { PrintTrouble } from './PrintTrouble.ts';

const sheet = (width: PaperWidth) => `
  body { box-sizing: border-box; inline-size: ${width}mm; margin: 0; padding: 2mm;
    background: white; color: black; font: ${width === 58 ? 2.4 : 2.5}mm/1.25 monospace; }
  pre { margin: 0; font: inherit; white-space: pre; }
  img { display: block; margin: 0 auto; max-inline-size: 100%; image-rendering: pixelated; }
  .bold { font-weight: bold; }
  .large { font-size: 2em; line-height: 1.15; }
`;

const millimetres = (pixels: number) => Math.ceil((pixels * 25.4) / 96);

const textOf = (part: PaperPart): string => {
  switch (part.is) {
    case 'line':
      return plainLine(part) || ' ';
    case 'rule':
      return (part.style === 'double' ? '=' : '-').repeat(part.columns);
    case 'qr':
      return part.content;
    case 'image':
    case 'cut':
      return '';
  }
};

/** A picture of dots as one that a page shows; eight dots a millimetre, as on a roll. */
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

const styleOf = (page: Document, css: string) => {
  const style = page.createElement('style');
  style.textContent = css;
  page.head.append(style);
};

/** Puts a document into an empty page as wide as a roll, without markup: what it says may be anything. */
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
    line.textContent = textOf(part);
    if (part.is === 'line') {
      line.classList.toggle('bold', part.isBold);
      line.classList.toggle('large', part.isLarge);
    }
    page.body.append(line);
  }
  // A sheet has two lengths: one of a roll is as long as what is on it.
  const length = Math.max(millimetres(page.body.scrollHeight), width);
  styleOf(page, `@page { size: ${width}mm ${length}mm; margin: 0; }`);
}

/** Opens the browser's own print for a document, on paper as wide as a roll. */
export async function printPage(document: PrintDocument, width: PaperWidth): Promise<void> {
  // Its page is filled from here and prints itself: a sandbox would forbid both.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = window.document.createElement('iframe');
  // Out of sight, but laid out: its length is measured.
  Object.assign(frame.style, { position: 'fixed', insetBlockStart: '200vh', border: '0' });
  frame.style.inlineSize = `${width}mm`;
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  window.document.body.append(frame);
  try {
    const { contentWindow, contentDocument } = frame;
    if (!contentWindow || !contentDocument)
      throw new PrintTrouble('This browser opens no page to print.', { hasBegun: false });
    fillPage(contentDocument, document, width);
    await Promise.all([...contentDocument.images].map((image) => image.decode()));
    const closed = new Promise<void>((resolve) => {
      contentWindow.addEventListener('afterprint', () => resolve(), { once: true });
    });
    contentWindow.print();
    // Some browsers say nothing when their print is closed: then it is the next thing that happens.
    await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 60_000))]);
  } finally {
    frame.remove();
  }
}

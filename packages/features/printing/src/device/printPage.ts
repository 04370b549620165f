import type { PaperWidth, PrintDocument } from '@servery/api';
import { columnsOf, layOut, plainLine, type PaperPart } from '@servery/domain/printing';

const sheet = (width: PaperWidth) => `
  @page { size: ${width}mm auto; margin: 0; }
  body { margin: 0; padding: 2mm; font: ${width === 58 ? 2.4 : 2.5}mm/1.25 monospace; }
  pre { margin: 0; font: inherit; white-space: pre; }
  .bold { font-weight: bold; }
  .large { font-size: 2em; line-height: 1.15; }
`;

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

/** Puts a document into an empty page, without markup: what it says may be anything. */
function fill(page: Document, document: PrintDocument, width: PaperWidth): void {
  page.documentElement.lang = document.language;
  page.title = document.title;
  const style = page.createElement('style');
  style.textContent = sheet(width);
  page.head.append(style);
  for (const part of layOut(document, columnsOf[width])) {
    const line = page.createElement('pre');
    line.textContent = textOf(part);
    if (part.is === 'line') {
      line.classList.toggle('bold', part.isBold);
      line.classList.toggle('large', part.isLarge);
    }
    page.body.append(line);
  }
}

/** Opens the browser's own print for a document, on paper as wide as a roll. */
export async function printPage(document: PrintDocument, width: PaperWidth): Promise<void> {
  // Its page is filled from here and prints itself: a sandbox would forbid both.
  // oxlint-disable-next-line react/iframe-missing-sandbox
  const frame = window.document.createElement('iframe');
  frame.hidden = true;
  frame.setAttribute('aria-hidden', 'true');
  window.document.body.append(frame);
  const { contentWindow, contentDocument } = frame;
  if (!contentWindow || !contentDocument) throw new Error('This browser opens no page to print.');
  fill(contentDocument, document, width);
  const closed = new Promise<void>((resolve) => {
    contentWindow.addEventListener('afterprint', () => resolve(), { once: true });
  });
  contentWindow.print();
  // Some browsers say nothing when their print is closed: then it is the next thing that happens.
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 60_000))]);
  frame.remove();
}

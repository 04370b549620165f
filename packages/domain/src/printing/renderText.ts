import type { PaperWidth, PrintDocument } from '@servery/api';
import { layOut, plainLine, type PaperPart } from './layout.ts';
import { columnsOf } from './paper.ts';

const lineOf = (part: PaperPart): string => {
  switch (part.is) {
    case 'line':
      return plainLine(part);
    case 'rule':
      return (part.style === 'double' ? '=' : '-').repeat(part.columns);
    case 'qr':
      return `[${part.content}]`;
    case 'image':
      return '';
    case 'cut':
    case 'drawer':
      return '';
  }
};

/** Renders a document as plain text in the width of the paper; large lines have normal size. */
export const renderText = (document: PrintDocument, width: PaperWidth): string =>
  layOut(document, columnsOf[width])
    .map((part) => lineOf(part).trimEnd())
    .join('\n')
    .trimEnd();

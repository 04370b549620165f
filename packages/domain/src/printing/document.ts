import type { PrintBlock, PrintDocument, PrintKind } from '@servery/api';
import { cut, feed, rule, text } from './blocks.ts';
import type { Paper } from './paper.ts';

/** What stands above everything that guests get: logo, name, address. */
export function headOf({ template }: Paper): PrintBlock[] {
  const heading = template.heading || template.merchant_name;
  return [
    ...(template.logo ? [{ type: 'image' as const, image: template.logo }] : []),
    text(heading, { align: 'center', size: 'large', is_bold: true }),
    ...(template.header ? [text(template.header, { align: 'center' })] : []),
    rule(),
  ];
}

/** What stands beneath it: a line of thanks, a code to scan. */
export const footOf = ({ template }: Paper): PrintBlock[] => [
  ...(template.footer ? [feed(), text(template.footer, { align: 'center' })] : []),
  ...(template.qr ? [feed(), { type: 'qr' as const, content: template.qr }] : []),
];

/** A whole document: its blocks, room to tear it off, and the cut. */
export const documentOf = (
  { template, words }: Paper,
  kind: PrintKind,
  title: string,
  blocks: readonly PrintBlock[],
): PrintDocument => ({
  kind,
  title,
  language: template.language,
  direction: template.language === 'ar' ? 'rtl' : 'ltr',
  copy_mark: words.copy,
  blocks: [...blocks, feed(3), cut],
});

/** The same document, marked as a copy at both ends: whoever finds it must not take it for the first one. */
export function asCopy(document: PrintDocument): PrintDocument {
  const mark = text(`*** ${document.copy_mark} ***`, {
    align: 'center',
    size: 'large',
    is_bold: true,
  });
  const end = document.blocks.findLastIndex(({ type }) => type !== 'cut' && type !== 'feed') + 1;
  return {
    ...document,
    blocks: [mark, ...document.blocks.slice(0, end), mark, ...document.blocks.slice(end)],
  };
}

import type { PrintBlock, PrintDocument, PrintKind } from '@servery/api';
import { cut, feed, rule, text } from './blocks.ts';
import type { Paper } from './paper.ts';

/**
 * Returns the lines of the business profile: address, phone and tax numbers. Lines that the text
 * below the heading already has are left out.
 */
function profileLines({ header, merchant_profile }: Paper['template']): string[] {
  const { address, phone, tax_numbers } = merchant_profile;
  const lines = [
    ...address.split('\n').map((line) => line.trim()),
    phone,
    ...tax_numbers.map(({ label, number }) => `${label}: ${number}`),
  ];
  return lines.filter((line) => line !== '' && !header.includes(line));
}

/** Returns the head of all guest documents: logo, name, address, phone and tax numbers. */
export function headOf({ template }: Paper): PrintBlock[] {
  const heading = template.heading || template.merchant_name;
  return [
    ...(template.logo ? [{ type: 'image' as const, image: template.logo }] : []),
    text(heading, { align: 'center', size: 'large', is_bold: true }),
    ...(template.header ? [text(template.header, { align: 'center' })] : []),
    ...profileLines(template).map((line) => text(line, { align: 'center' })),
    rule(),
  ];
}

/** Returns the foot of all guest documents: a closing text and a QR code. */
export const footOf = ({ template }: Paper): PrintBlock[] => [
  ...(template.footer ? [feed(), text(template.footer, { align: 'center' })] : []),
  ...(template.qr ? [feed(), { type: 'qr' as const, content: template.qr }] : []),
];

/** Returns a complete document: its blocks, space to tear it off, and the cut. */
export const documentOf = (
  { template, messages }: Paper,
  kind: PrintKind,
  title: string,
  blocks: readonly PrintBlock[],
): PrintDocument => ({
  kind,
  title,
  language: template.language,
  direction: template.language === 'ar' ? 'rtl' : 'ltr',
  copy_mark: messages.copy,
  blocks: [...blocks, feed(3), cut],
});

/**
 * Returns the document marked as a copy at both ends, so that it can't be mistaken for the
 * original.
 */
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

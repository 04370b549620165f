import { PDFDocument, rgb, StandardFonts } from '@cantoo/pdf-lib';
import type { Fact, Passage, SheetLine, SheetText } from '../sheet/SheetText.ts';
import { inner, paper, Pen, type Look } from './Pen.ts';

type Looks = Record<'name' | 'title' | 'body' | 'strong' | 'sum' | 'quiet', Look>;

const start = paper.margin;
const end = start + inner;
const half = start + inner / 2;
/** The right edges of the numeric columns. */
const ends = { cost: start + inner * 0.7, quantity: start + inner * 0.82, price: end } as const;
const columns = ['cost', 'quantity', 'price'] as const;
const itemWidth = inner * 0.48;

async function looksIn(file: PDFDocument): Promise<Looks> {
  const font = await file.embedFont(StandardFonts.Helvetica);
  const bold = await file.embedFont(StandardFonts.HelveticaBold);
  const ink = rgb(0.12, 0.12, 0.11);
  return {
    name: { font: bold, size: 15, color: rgb(0, 0.44, 0.42) },
    title: { font: bold, size: 15, color: ink },
    body: { font, size: 9.5, color: ink },
    strong: { font: bold, size: 9.5, color: ink },
    sum: { font: bold, size: 11, color: ink },
    quiet: { font, size: 8.5, color: rgb(0.38, 0.38, 0.36) },
  };
}

/** Writes blocks side by side and continues below the longest one. */
function beside(pen: Pen, ...columnsOfPage: readonly (() => void)[]) {
  const top = pen.y;
  const feet = columnsOfPage.map((write) => {
    pen.y = top;
    write();
    return pen.y;
  });
  pen.y = Math.min(...feet);
}

function writeFacts(pen: Pen, looks: Looks, title: string, facts: readonly Fact[], x: number) {
  pen.write(title, x, looks.quiet, inner / 2);
  pen.y -= 2;
  for (const [label, value] of facts) pen.write(`${label}: ${value}`, x, looks.body, inner / 2);
}

function writePassage(pen: Pen, looks: Looks, { title, lines }: Passage, width: number) {
  pen.reserve(40);
  pen.write(title, start, looks.quiet, width);
  pen.y -= 2;
  for (const text of lines) pen.write(text, start, looks.body, width);
}

function writeHead(pen: Pen, looks: Looks, { issuer, title, facts }: SheetText) {
  beside(
    pen,
    () => {
      pen.write(issuer.title, start, looks.name, inner / 2);
      for (const text of issuer.lines) pen.write(text, start, looks.quiet, inner / 2);
    },
    () => {
      pen.put(title, end, looks.title, 'end');
      pen.y -= 24;
      for (const [label, value] of facts) {
        pen.put(`${label}: ${value}`, end, looks.body, 'end');
        pen.y -= 14;
      }
    },
  );
  pen.y -= 12;
  pen.rule();
  pen.y -= 16;
}

function writeLines(pen: Pen, looks: Looks, sheet: SheetText) {
  const atHead = () => {
    pen.put(sheet.columns.item, start, looks.quiet);
    for (const column of columns) pen.put(sheet.columns[column], ends[column], looks.quiet, 'end');
    pen.y -= 14;
    pen.rule();
    pen.y -= 8;
  };
  const writeLine = (line: SheetLine) => {
    const height =
      pen.heightOf(line.item, looks.strong, itemWidth) +
      pen.heightOf(line.description, looks.quiet, itemWidth);
    pen.reserve(Math.min(height + 10, paper.height / 2), atHead);
    for (const column of columns) pen.put(line[column], ends[column], looks.body, 'end');
    pen.write(line.item, start, looks.strong, itemWidth, atHead);
    if (line.description) pen.write(line.description, start, looks.quiet, itemWidth, atHead);
    pen.y -= 4;
    pen.rule();
    pen.y -= 6;
  };
  pen.reserve(60);
  atHead();
  sheet.lines.forEach(writeLine);
}

function writeSums(pen: Pen, looks: Looks, { salesperson, totals }: SheetText) {
  pen.reserve(totals.length * 16 + 20);
  if (salesperson) pen.put(salesperson.join(': '), start, looks.body);
  totals.forEach(([label, value], index) => {
    const look = index === totals.length - 1 ? looks.sum : looks.body;
    pen.put(label, half, look);
    pen.put(value, end, look, 'end');
    pen.y -= 16;
  });
  pen.y -= 12;
}

/**
 * Writes an invoice as a PDF with as many A4 pages as needed; each repeats the column headers.
 * @throws `UnwritableText` if the fonts lack a character
 */
export async function writePdf(sheet: SheetText): Promise<Uint8Array> {
  const file = await PDFDocument.create();
  file.setTitle(sheet.title);
  file.setAuthor(sheet.issuer.title);
  const looks = await looksIn(file);
  const pen = new Pen(file);
  writeHead(pen, looks, sheet);
  beside(
    pen,
    () => writePassage(pen, looks, sheet.billTo, inner / 2 - 20),
    () => writeFacts(pen, looks, sheet.payTo.title, sheet.payTo.facts, half),
  );
  pen.y -= 20;
  writeLines(pen, looks, sheet);
  pen.y -= 8;
  writeSums(pen, looks, sheet);
  for (const passage of [sheet.terms, sheet.note]) {
    if (!passage) continue;
    writePassage(pen, looks, passage, inner);
    pen.y -= 10;
  }
  if (sheet.stub) {
    pen.reserve(90);
    pen.rule(true);
    pen.y -= 14;
    writeFacts(pen, looks, sheet.stub.title, sheet.stub.facts, start);
  }
  pen.number(looks.quiet);
  return file.save();
}

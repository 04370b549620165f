import { refusePicture } from '@servery/domain/media';
import { SaxesParser } from 'saxes';
import { drawnBy, type Node } from './drawnBy.ts';

/** The most elements of a drawing once all of its references are resolved. */
const maxDrawn = 50_000;
const deepest = 200;

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Whether a stylesheet or a `style` applies a filter. It can hide its name behind an escape. */
const hasFilter = (styles: string): boolean => /(?:^|[^\w-])filter\s*:|\\/i.test(styles);

/** Whether an element is a filter or applies one, which a few elements can make slow. */
const isFiltered = ({ name, attributes: { filter = 'none', style = '' } }: Node): boolean =>
  name === 'filter' || filter.trim() !== 'none' || hasFilter(style);

/** Parses SVG into its elements. Throws if it isn't well-formed. */
function readNodes(text: string): { root: Node; styles: string } {
  const root: Node = { name: '', attributes: {}, children: [] };
  const open: Node[] = [root];
  let styles = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  // Entities multiply text, and in another encoding the file would be a different drawing.
  parser.on('doctype', (doctype) => {
    if (doctype.includes('[')) throw refusePicture('unsafe');
  });
  parser.on('xmldecl', ({ encoding }) => {
    if (encoding && !/^(utf-8|us-ascii)$/i.test(encoding)) throw refusePicture('unsafe');
  });
  const add = (part: string) => {
    if (open.at(-1)!.name === 'style') styles += part;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  parser.on('opentag', ({ name, attributes }) => {
    if (open.length > deepest) throw refusePicture('complex');
    const node: Node = {
      name: localName(name),
      attributes: Object.fromEntries(
        Object.entries(attributes).map(([key, value]) => [localName(key), value]),
      ),
      children: [],
    };
    if (isFiltered(node)) throw refusePicture('complex');
    open.at(-1)!.children.push(node);
    open.push(node);
  });
  parser.on('closetag', () => open.pop());
  parser.write(text).close();
  return { root, styles };
}

/**
 * Refuses an SVG that would take long to draw, before anything draws it.
 *
 * @throws `invalid` with `complex`, also for any filter, with `unsafe` for entities and encodings other than UTF-8, or
 * with `broken` if it is not well-formed XML
 */
export function requireSimple(bytes: Uint8Array): void {
  let read: ReturnType<typeof readNodes>;
  try {
    read = readNodes(new TextDecoder().decode(bytes));
  } catch (error) {
    throw error instanceof Error && error.name === 'Problem' ? error : refusePicture('broken');
  }
  if (hasFilter(read.styles) || drawnBy(read.root, read.styles) > maxDrawn)
    throw refusePicture('complex');
}

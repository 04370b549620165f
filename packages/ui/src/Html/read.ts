import { Parser } from 'htmlparser2';
import { safeHref } from '../Editor/content.ts';
import { drawn, dropped, renamed, type Drawn } from './allowed.ts';

/** A piece of somebody's HTML, with nothing left of it but what may be drawn. */
export interface HtmlElement {
  tag: Drawn;
  children: HtmlNode[];
  /** Of a link: an address of the web, of a mailbox or of a phone. */
  href?: string;
  /** Of a picture: what stands there for it. */
  alt?: string;
  /** Of a picture: the picture itself. One that would have to be fetched has none. */
  src?: string;
  align?: 'center' | 'end';
  dir?: 'ltr' | 'rtl';
  /** Of a cell. */
  colSpan?: number;
  rowSpan?: number;
  /** Of a numbered list: where it begins. */
  start?: number;
}
export type HtmlNode = string | HtmlElement;

type Attributes = Readonly<Record<string, string | undefined>>;

/** Deeper than people write; what lies deeper is drawn at this depth. */
const deepest = 60;
const known = new Map<string, Drawn>([
  ...drawn.map((tag) => [tag, tag] as const),
  ...Object.entries(renamed),
]);
const inline = /^data:image\/(?:png|jpeg|gif|webp|avif);base64,[a-z\d+/=\s]+$/i;

const number = (text: string | undefined, most: number) => {
  const value = Number(text);
  return Number.isInteger(value) && value > 0 && value <= most ? value : undefined;
};
const aligned = ({ align, 'data-align': own }: Attributes): 'center' | 'end' | undefined =>
  own === 'center' || align === 'center'
    ? 'center'
    : own === 'end' || align === 'right'
      ? 'end'
      : undefined;
const direction = ({ dir }: Attributes) => (dir === 'rtl' || dir === 'ltr' ? dir : undefined);
const given = (element: HtmlElement): HtmlElement =>
  Object.fromEntries(
    Object.entries(element).filter(([, value]) => value !== undefined),
  ) as unknown as HtmlElement;

/** The element for a tag, or nothing where only its inside is drawn. */
function elementOf(tag: Drawn, its: Attributes): HtmlElement | undefined {
  const common = { tag, children: [], align: aligned(its), dir: direction(its) };
  if (tag === 'a') {
    const href = /^(?:https?:\/\/|mailto:|tel:)/i.test(its['href']?.trim() ?? '')
      ? safeHref(its['href']!)
      : null;
    return href ? given({ ...common, href } as HtmlElement) : undefined;
  }
  if (tag === 'img') {
    const src = inline.test(its['src'] ?? '') ? its['src'] : undefined;
    return given({ ...common, src, alt: its['alt']?.trim() ?? '' } as HtmlElement);
  }
  if (tag === 'td' || tag === 'th')
    return given({
      ...common,
      colSpan: number(its['colspan'], 100),
      rowSpan: number(its['rowspan'], 1000),
    } as HtmlElement);
  if (tag === 'ol')
    return given({ ...common, start: number(its['start'], 1_000_000) } as HtmlElement);
  return given(common as HtmlElement);
}

/**
 * Reads HTML that somebody else wrote: into what an allow-list knows, and nothing else. No style, no
 * code, no address that is fetched or runs; elements that it does not know give way to their text.
 */
export function read(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  /** Where what comes next belongs, from the outside in; `null` stands for what is left out. */
  const open: (HtmlNode[] | null)[] = [root];
  const inside = () => open.at(-1)!;
  const parser = new Parser({
    onopentag(name, its) {
      const place = inside();
      const tag = known.get(name);
      if (place === null || dropped.has(name)) return void open.push(null);
      const element = tag && open.length < deepest ? elementOf(tag, its) : undefined;
      if (!element) return void open.push(place);
      place.push(element);
      open.push(element.children);
    },
    ontext(text) {
      const place = inside();
      if (place === null) return;
      // An entity comes as a text of its own.
      if (typeof place.at(-1) === 'string') place.push((place.pop() as string) + text);
      else place.push(text);
    },
    onclosetag() {
      if (open.length > 1) open.pop();
    },
  });
  parser.end(html);
  return root;
}

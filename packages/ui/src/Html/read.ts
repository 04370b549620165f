import { Parser } from 'htmlparser2';
import { safeHref } from '../Editor/content.ts';
import { drawn, dropped, renamed, type Drawn } from './allowed.ts';

/** An element of untrusted HTML, reduced to what may be rendered. */
export interface HtmlElement {
  tag: Drawn;
  children: HtmlNode[];
  /** The address of a link: `http`, `https`, `mailto` or `tel`. */
  href?: string;
  /** The alternative text of an image. */
  alt?: string;
  /** The `data:` URL of an image. An image that would have to be fetched has none. */
  src?: string;
  align?: 'center' | 'end';
  dir?: 'ltr' | 'rtl';
  /** The number of columns that a cell spans. */
  colSpan?: number;
  rowSpan?: number;
  /** The first number of an ordered list. */
  start?: number;
}
export type HtmlNode = string | HtmlElement;

type Attributes = Readonly<Record<string, string | undefined>>;

/** The maximum nesting depth. Deeper content is rendered at this depth. */
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

/** Returns the element of a tag, or undefined if only its content is rendered. */
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
 * Parses untrusted HTML with an allowlist. The result has no styles, no code, and no address that
 * is fetched or runs; other elements are replaced by their content.
 */
export function read(html: string): HtmlNode[] {
  const root: HtmlNode[] = [];
  /** The child lists of the open elements, from the outside in; null for one that is left out. */
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
      // The parser emits an entity as a separate text.
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

import { createElement, Fragment, useMemo, useRef, type ReactNode } from 'react';
import { ImageIcon } from '../icons.ts';
import { useWide } from '../Table/useWide.ts';
import { body, frame as frameStyle, heldBack } from './Html.css.ts';
import { nest } from './nest.ts';
import { read, type HtmlElement, type HtmlNode } from './read.ts';

export interface HtmlProps {
  /** The untrusted HTML. Nothing in it runs, and nothing is fetched for it. */
  html: string;
  /**
   * The level of the highest heading. The others follow without gaps.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4 | 5 | 6;
  /**
   * The accessible name of the content, used while it's too wide and can be scrolled by keyboard.
   */
  label?: string;
}

const levels = (nodes: readonly HtmlNode[]): number[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string') return [];
    const level = Number(/^h([1-6])$/.exec(node.tag)?.[1] ?? 0);
    return level > 0 ? [level] : levels(node.children);
  });
const hasHead = (nodes: readonly HtmlNode[]): boolean =>
  nodes.some((node) => typeof node !== 'string' && (node.tag === 'th' || hasHead(node.children)));

function draw(nodes: readonly HtmlNode[], nameOf: (tag: string) => string): ReactNode {
  const drawOne = ({ tag, children, href, src, alt, align, ...plain }: HtmlElement): ReactNode => {
    const common = { ...plain, ...(align && { 'data-align': align }) };
    if (tag === 'img') {
      if (src) return <img src={src} alt={alt} />;
      // An image without alternative text may be a tracking pixel, so it isn't shown.
      if (!alt) return null;
      return (
        <span className={heldBack}>
          <ImageIcon aria-hidden size={14} /> {alt}
        </span>
      );
    }
    if (tag === 'br' || tag === 'hr') return createElement(tag);
    const link = href && { href, target: '_blank', rel: 'noopener noreferrer nofollow' };
    // A table without a header is only used for layout.
    const role = tag === 'table' && !hasHead(children) && { role: 'presentation' };
    return createElement(nameOf(tag), { ...common, ...link, ...role }, draw(children, nameOf));
  };
  return createElement(
    Fragment,
    null,
    ...nodes.map((node) => (typeof node === 'string' ? node : drawOne(node))),
  );
}

/**
 * Untrusted HTML, rendered from an allowlist: no scripts, no styles, no addresses that are fetched.
 * It's turned into React elements and never into a string again, so it works under a content
 * security policy with `trusted-types 'none'`. Links open a new tab without a referrer.
 */
export function Html({ html, headingLevel = 3, label }: HtmlProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isWide = useWide(frame);
  const nodes = useMemo(() => nest(read(html)), [html]);
  const ranks = [...new Set(levels(nodes))].toSorted();
  const nameOf = (tag: string) => {
    const rank = ranks.indexOf(Number(/^h([1-6])$/.exec(tag)?.[1] ?? 0));
    return rank < 0 ? tag : `h${Math.min(6, headingLevel + rank)}`;
  };
  return (
    <div
      ref={frame}
      className={frameStyle}
      // `dir` is on the scrolling element, because content that overflows against its direction
      // couldn't be scrolled to.
      dir="auto"
      {...(isWide && { tabIndex: 0, role: 'group', 'aria-label': label })}
    >
      <div className={body}>{draw(nodes, nameOf)}</div>
    </div>
  );
}

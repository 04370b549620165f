import type { EditorDocument } from '../Editor/content.ts';
import { inline, type Drawn } from './allowed.ts';
import { read, type HtmlElement, type HtmlNode } from './read.ts';

type Mark = NonNullable<EditorDocument['marks']>[number];

const marks: Partial<Record<Drawn, string>> = {
  strong: 'bold',
  em: 'italic',
  u: 'underline',
  s: 'strike',
  code: 'code',
};
const withMark = ({ tag, href }: HtmlElement, around: readonly Mark[]): readonly Mark[] => {
  const type = marks[tag];
  const mark = tag === 'a' ? { type: 'link', attrs: { href } } : type && { type };
  return mark && around.every((one) => one.type !== mark.type) ? [...around, mark] : around;
};
const lists: Partial<Record<Drawn, string>> = { ul: 'bulletList', ol: 'orderedList' };
const heading = /^h([1-6])$/;

/** Collects blocks. Content between them becomes paragraphs. */
class Blocks {
  readonly done: EditorDocument[] = [];
  #line: EditorDocument[] = [];
  #attrs: Pick<EditorDocument, 'attrs'> = {};

  text(text: string, around: readonly Mark[], isPreformatted: boolean) {
    const plain = isPreformatted ? text : text.replaceAll(/\s+/g, ' ');
    const trimmed = this.#line.length === 0 && !isPreformatted ? plain.trimStart() : plain;
    if (trimmed)
      this.#line.push({
        type: 'text',
        text: trimmed,
        ...(around.length > 0 && { marks: [...around] }),
      });
  }
  lineBreak() {
    this.#line.push({ type: 'hardBreak' });
  }
  /** Ends the current line and sets the alignment of the next one. */
  end({ align }: Pick<HtmlElement, 'align'> = {}) {
    while (this.#line.at(-1)?.type === 'hardBreak') this.#line.pop();
    const last = this.#line.at(-1);
    if (last?.text) {
      last.text = last.text.trimEnd();
      if (!last.text) this.#line.pop();
    }
    if (this.#line.length > 0) this.add({ type: 'paragraph', ...this.#attrs, content: this.#line });
    this.#line = [];
    this.#attrs = align ? { attrs: { align } } : {};
  }
  add(block: EditorDocument) {
    this.done.push(block);
  }
}

/** Returns the text of one block, for a heading or code. */
const lineOf = (nodes: readonly HtmlNode[], isPreformatted = false) => {
  const inner = new Blocks();
  walk(nodes, inner, [], isPreformatted);
  inner.end();
  return inner.done.flatMap(linesIn);
};

/** Returns the text inside a block, at any depth. */
const linesIn = (node: EditorDocument): EditorDocument[] =>
  node.type === 'text' || node.type === 'hardBreak'
    ? [node]
    : (node.content ?? []).flatMap(linesIn);

/** Returns the blocks inside a block, at least one. */
const within = (nodes: readonly HtmlNode[]): EditorDocument[] => {
  const inner = new Blocks();
  walk(nodes, inner, []);
  inner.end();
  return inner.done.length > 0 ? inner.done : [{ type: 'paragraph' }];
};

function block(node: HtmlElement, to: Blocks, around: readonly Mark[]) {
  const { tag, children, align } = node;
  const list = lists[tag];
  const level = heading.exec(tag)?.[1];
  to.end(node);
  if (list)
    to.add({
      type: list,
      content: children
        .filter((child) => typeof child !== 'string' && child.tag === 'li')
        .map((item) => {
          const inner = within((item as HtmlElement).children);
          const first = inner[0]!.type === 'paragraph' ? inner : [{ type: 'paragraph' }, ...inner];
          return { type: 'listItem', content: first };
        }),
    });
  else if (level) {
    const attrs = { level: Number(level) <= 2 ? 2 : 3, ...(align && { align }) };
    to.add({ type: 'heading', attrs, content: lineOf(children) });
  } else if (tag === 'blockquote') to.add({ type: 'blockquote', content: within(children) });
  else if (tag === 'pre') {
    const text = lineOf(children, true)
      .map((one) => one.text ?? '\n')
      .join('');
    to.add({ type: 'codeBlock', ...(text && { content: [{ type: 'text', text }] }) });
  } else if (tag === 'hr') to.add({ type: 'horizontalRule' });
  else {
    walk(children, to, around);
    to.end();
  }
}

function walk(
  nodes: readonly HtmlNode[],
  to: Blocks,
  around: readonly Mark[],
  isPreformatted = false,
) {
  for (const node of nodes) {
    if (typeof node === 'string') to.text(node, around, isPreformatted);
    else if (node.tag === 'br') to.lineBreak();
    else if (node.tag === 'img') to.text(node.alt ?? '', around, isPreformatted);
    else if (inline.has(node.tag)) walk(node.children, to, withMark(node, around), isPreformatted);
    else if (isPreformatted) walk(node.children, to, around, isPreformatted);
    else block(node, to, around);
  }
}

/**
 * Converts untrusted HTML to an editor's document. Parts that the editor doesn't support become
 * paragraphs. Returns null if there's no content.
 */
export function documentOf(html: string): EditorDocument | null {
  const all = new Blocks();
  walk(read(html), all, []);
  all.end();
  const content = all.done.filter(({ type, content: inner }) =>
    type !== 'bulletList' && type !== 'orderedList' ? true : inner!.length > 0,
  );
  return content.length > 0 ? { type: 'doc', content } : null;
}

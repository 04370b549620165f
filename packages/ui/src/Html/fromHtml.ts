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

/** Collects blocks; what stands between them becomes paragraphs. */
class Blocks {
  readonly done: EditorDocument[] = [];
  #line: EditorDocument[] = [];
  #attrs: Pick<EditorDocument, 'attrs'> = {};

  text(text: string, around: readonly Mark[], isKept: boolean) {
    const plain = isKept ? text : text.replaceAll(/\s+/g, ' ');
    const words = this.#line.length === 0 && !isKept ? plain.trimStart() : plain;
    if (words)
      this.#line.push({
        type: 'text',
        text: words,
        ...(around.length > 0 && { marks: [...around] }),
      });
  }
  lineBreak() {
    this.#line.push({ type: 'hardBreak' });
  }
  /** Ends the line that is being written; the next one is aligned so. */
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

/** The text of one block, as a heading or a piece of code holds it. */
const lineOf = (nodes: readonly HtmlNode[], isKept = false) => {
  const inner = new Blocks();
  walk(nodes, inner, [], isKept);
  inner.end();
  return inner.done.flatMap(linesIn);
};

/** The text inside a block, whatever stands around it. */
const linesIn = (node: EditorDocument): EditorDocument[] =>
  node.type === 'text' || node.type === 'hardBreak'
    ? [node]
    : (node.content ?? []).flatMap(linesIn);

/** Blocks inside a block, of which there is one at least. */
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

function walk(nodes: readonly HtmlNode[], to: Blocks, around: readonly Mark[], isKept = false) {
  for (const node of nodes) {
    if (typeof node === 'string') to.text(node, around, isKept);
    else if (node.tag === 'br') to.lineBreak();
    else if (node.tag === 'img') to.text(node.alt ?? '', around, isKept);
    else if (inline.has(node.tag)) walk(node.children, to, withMark(node, around), isKept);
    else if (isKept) walk(node.children, to, around, isKept);
    else block(node, to, around);
  }
}

/** Somebody's HTML as the editor takes it; what the editor cannot write becomes paragraphs. Null where nothing is said. */
export function documentOf(html: string): EditorDocument | null {
  const all = new Blocks();
  walk(read(html), all, []);
  all.end();
  const content = all.done.filter(({ type, content: inner }) =>
    type !== 'bulletList' && type !== 'orderedList' ? true : inner!.length > 0,
  );
  return content.length > 0 ? { type: 'doc', content } : null;
}

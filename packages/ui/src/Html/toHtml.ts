import { safeHref, type EditorDocument } from '../Editor/content.ts';

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escape = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => escapes[sign]!);

const marks: Readonly<Record<string, string>> = {
  bold: 'strong',
  italic: 'em',
  underline: 'u',
  strike: 's',
  code: 'code',
};
const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  bulletList: 'ul',
  orderedList: 'ol',
  listItem: 'li',
  blockquote: 'blockquote',
};

const textOf = ({ text = '', marks: its = [] }: EditorDocument) =>
  its.reduceRight((inner, { type, attrs }) => {
    if (type === 'link') {
      const href = safeHref(String(attrs?.['href'] ?? ''));
      return href ? `<a href="${escape(href)}">${inner}</a>` : inner;
    }
    const tag = marks[type];
    return tag ? `<${tag}>${inner}</${tag}>` : inner;
  }, escape(text));

function nodeOf(node: EditorDocument): string {
  const { type, attrs, content = [] } = node;
  const inner = () => content.map(nodeOf).join('');
  const align: unknown = attrs?.['align'];
  const aligned = align === 'center' || align === 'end' ? ` data-align="${align}"` : '';
  if (type === 'text') return textOf(node);
  if (type === 'hardBreak') return '<br>';
  if (type === 'horizontalRule') return '<hr>';
  if (type === 'codeBlock') return `<pre>${inner()}</pre>`;
  if (type === 'heading') {
    const tag = attrs?.['level'] === 2 ? 'h2' : 'h3';
    return `<${tag}${aligned}>${inner()}</${tag}>`;
  }
  const tag = blocks[type ?? ''];
  return tag ? `<${tag}${aligned}>${inner()}</${tag}>` : inner();
}

/**
 * Returns a document of the editor as HTML, for example to send it. Null becomes an empty string.
 */
export const htmlOf = (document: EditorDocument | null): string =>
  document ? nodeOf(document) : '';

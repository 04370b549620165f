import { plainText } from '@servery/api/template';
import type { EditorDocument } from '@servery/ui/editor';

const lineOf = ({ type, text = '', content = [] }: EditorDocument): string =>
  type === 'hardBreak' ? '\n' : text + content.map(lineOf).join('');
const isBlock = ({ type }: EditorDocument) => type === 'paragraph' || type === 'heading';
const linesOf = (node: EditorDocument): string[] =>
  isBlock(node) || node.type === 'codeBlock'
    ? [lineOf(node)]
    : (node.content ?? []).flatMap(linesOf);

/** Returns the plain text, one line per paragraph. */
export const textOf = (document: EditorDocument | null): string =>
  document ? linesOf(document).join('\n') : '';

/** Returns an editor document for plain text, one paragraph per line. */
export const documentOfText = (text: string): EditorDocument | null =>
  text
    ? {
        type: 'doc',
        content: text
          .split('\n')
          .map((line) =>
            line ? plainText(line).content![0]! : { type: 'paragraph' },
          ) as EditorDocument[],
      }
    : null;

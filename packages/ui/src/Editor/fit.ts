import { getSchema, type JSONContent } from '@tiptap/core';
import type { EditorDocument } from './content.ts';
import { extensions } from './extensions.ts';

const { nodes, marks } = getSchema([...extensions]);

const known = ({ marks: its, content, ...node }: EditorDocument): JSONContent[] =>
  !nodes[node.type] || (node.type === 'text' && !node.text)
    ? []
    : [
        {
          ...node,
          ...(its && { marks: its.filter(({ type }) => marks[type]) }),
          ...(content && { content: content.flatMap(known) }),
        },
      ];

/**
 * Returns a document without nodes and marks that aren't in the schema, and with at least one
 * paragraph. Tiptap parses anything else, even null, as HTML, which a content security policy with
 * Trusted Types blocks.
 */
export function fit(document: EditorDocument | null | undefined): JSONContent {
  const content = (document?.content ?? []).flatMap(known);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

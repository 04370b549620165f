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
 * A text without what the schema does not know, and with a line to write on. Tiptap reads anything
 * else, nothing included, as HTML, which a content policy with Trusted Types refuses.
 */
export function fit(document: EditorDocument | null | undefined): JSONContent {
  const content = (document?.content ?? []).flatMap(known);
  return { type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] };
}

import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { AlignText } from './align.ts';

/** The supported nodes and marks. */
export const extensions: Extensions = [
  AlignText,
  StarterKit.configure({
    heading: { levels: [2, 3] },
    // Don't append an empty line, so that the value is exactly the typed content.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

import type { Extensions } from '@tiptap/core';
import { StarterKit } from '@tiptap/starter-kit';
import { AlignText } from './align.ts';

/** What can be written. */
export const extensions: Extensions = [
  AlignText,
  StarterKit.configure({
    heading: { levels: [2, 3] },
    // A value is what was written: no empty line is added to it.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['mailto', 'tel'] },
  }),
];

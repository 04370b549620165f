import { Extension } from '@tiptap/core';

/** The alignment of a paragraph, relative to the direction of the text, so never left or right. */
export type Align = 'center' | 'end';

const blocks = ['paragraph', 'heading'];
const known: readonly (string | undefined)[] = ['center', 'end'] satisfies Align[];

/**
 * Stores the alignment as an attribute that the stylesheet selects by. Tiptap's own extension
 * writes a style attribute, which a strict content security policy blocks, and supports only left
 * and right.
 */
export const AlignText = Extension.create({
  name: 'align',
  addGlobalAttributes: () => [
    {
      types: blocks,
      attributes: {
        align: {
          default: null,
          parseHTML: ({ dataset }) => (known.includes(dataset['align']) ? dataset['align'] : null),
          renderHTML: ({ align }) => (known.includes(align) ? { 'data-align': align } : {}),
        },
      },
    },
  ],
});

/** The blocks that can be aligned. */
export const alignedBlocks: readonly string[] = blocks;

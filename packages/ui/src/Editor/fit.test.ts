import { expect, test } from 'vitest';
import { fit } from './fit.ts';

const line = { type: 'paragraph', content: [{ type: 'text', text: 'Laksa' }] };

test('fit returns an empty paragraph for an empty document', () => {
  const empty = { type: 'doc', content: [{ type: 'paragraph' }] };
  for (const nothing of [null, undefined, { type: 'doc' }, { type: 'doc', content: [] }])
    expect(fit(nothing)).toEqual(empty);
});

test('fit removes nodes and marks that are not in the schema', () => {
  const strange = {
    type: 'doc',
    content: [
      { type: 'video', content: [line] },
      {
        type: 'paragraph',
        content: [
          { type: 'text', text: '' },
          { type: 'text', text: 'Laksa', marks: [{ type: 'glow' }] },
        ],
      },
    ],
  };
  expect(fit(strange)).toEqual({
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Laksa', marks: [] }] }],
  });
});

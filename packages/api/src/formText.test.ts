import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fromFormText } from './formText.ts';
import { flagParam, version } from './fields.ts';

const schema = v.strictObject({
  version,
  name: v.string(),
  is_active: v.optional(v.boolean()),
  parent_id: v.optional(v.nullable(v.number())),
  ids: v.optional(v.array(v.number())),
  flag: v.optional(flagParam),
});

test('converts the text of a form to the numbers and booleans of a schema', () => {
  const sent = { version: '2', name: '7', is_active: 'false', ids: ['3', '1'], flag: '1' };
  expect(fromFormText(schema, sent)).toEqual({
    version: 2,
    name: '7',
    is_active: false,
    ids: [3, 1],
    flag: '1',
  });
  expect(fromFormText(schema, { version: '2', name: 'a', is_active: '1' })).toMatchObject({
    is_active: true,
  });
});

test.each(['', ' 2', '2.0', '0x2', '1e3', 'two', '99999999999999999'])(
  'leaves %j as it is because it is not a whole number',
  (text) => {
    expect(fromFormText(schema, { version: text, name: 'a' })).toEqual({
      version: text,
      name: 'a',
    });
  },
);

test('leaves non-objects as they are, and neither adds nor removes fields', () => {
  for (const sent of [undefined, null, 'x', {}, { version: '2', name: 'a', odd: '1' }])
    expect(fromFormText(schema, sent)).toEqual(
      sent && typeof sent === 'object' && 'odd' in sent ? { ...sent, version: 2 } : sent,
    );
});

test('does not modify its argument', () => {
  const sent = { version: '2', name: 'a' };
  fromFormText(schema, sent);
  expect(sent.version).toBe('2');
});

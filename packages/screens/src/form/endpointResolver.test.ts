import { createOption } from '@servery/api';
import { expect, test } from 'vitest';
import { endpointResolver } from './endpointResolver.ts';

const choice = { id: null, name: 'Small', price: 0, max: 1, is_default: false, is_active: true };
const whole = { name: 'Size', min: 0, max: 1, is_active: true, items: [choice], menu_ids: [] };

const check = (body: object, names: readonly string[]) =>
  endpointResolver(createOption, {
    toInput: (values) => ({ body: values }),
    names: new Set(names),
    textAt: (path, code) => `${path}: ${code}`,
  })(body, undefined, { fields: {}, shouldUseNativeValidation: false });

test('endpointResolver passes an accepted input unchanged', async () => {
  expect(await check(whole, ['name'])).toEqual({ values: { body: whole }, errors: {} });
});

test('endpointResolver reports each refused part as an error of its field', async () => {
  const body = { ...whole, name: '', items: [choice, { ...choice, name: '', max: 99 }] };
  const { errors } = await check(body, ['name', 'items', 'items.1.name']);
  expect(errors).toMatchObject({
    name: { type: 'min_length', message: 'name: min_length' },
    items: {
      root: { type: 'max_value', message: 'items.1.max: max_value' },
      1: { name: { type: 'min_length', message: 'items.1.name: min_length' } },
    },
  });
});

test('endpointResolver leaves a refused part without a field to the host', async () => {
  const input = { ...whole, min: 99 };
  expect(await check(input, ['name'])).toEqual({ values: { body: input }, errors: {} });
});

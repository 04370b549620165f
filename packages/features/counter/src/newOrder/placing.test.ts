import { expect, test } from 'vitest';
import { emptyOrder, withItem, type NewOrder } from './newOrder.ts';
import { missingOf, placeInput } from './placing.ts';

const whole: NewOrder = {
  ...withItem(emptyOrder, { menu_id: 4, name: 'Cendol', quantity: 2, options: [], note: 'cold' }),
  table: { id: 9, name: 'T9' },
  customer_name: 'Aina',
  phone: '+60123456789',
  address: '1 Jalan Satu',
  postcode: '50000',
};
const placing = { merchant_id: 101, covers: 3, new_bill: true };
const inputOf = (way: NewOrder['way']) => placeInput({ ...whole, way }, placing);

test('each way to order requires only its own details', () => {
  const missing = (way: NewOrder['way']) =>
    Object.keys(missingOf({ ...emptyOrder, way })?.matter.fields ?? {});
  expect(missing('pickup')).toEqual([]);
  expect(missing('dine_in')).toEqual(['table']);
  expect(missing('delivery')).toEqual(['customer_name', 'phone', 'address']);
  expect(missing('phone')).toEqual(['customer_name', 'phone']);
  expect(missingOf({ ...whole, way: 'delivery' })).toBeNull();
});

test('a request has only the details that its method uses', () => {
  expect(inputOf('pickup')).toMatchObject({ table_id: null, phone: '', address: '', covers: 1 });
  expect(inputOf('phone')).toMatchObject({
    order_method: 'pickup',
    customer_name: 'Aina',
    phone: '+60123456789',
    address: '',
  });
  expect(inputOf('dine_in')).toMatchObject({
    table_id: 9,
    covers: 3,
    new_bill: true,
    customer_name: '',
    phone: '',
  });
  expect(inputOf('delivery')).toMatchObject({
    table_id: null,
    new_bill: false,
    address: '1 Jalan Satu',
    postcode: '50000',
    lines: [{ menu_id: 4, quantity: 2, options: [], note: 'cold' }],
  });
});

test('only an order at a table has seats', () => {
  const lines = whole.lines.map((line) => ({ ...line, seat: 2 }));
  const seatsOf = (way: NewOrder['way']) =>
    placeInput({ ...whole, lines, way }, placing).lines?.map(({ seat }) => seat);
  expect(seatsOf('dine_in')).toEqual([2]);
  expect(seatsOf('pickup')).toEqual([undefined]);
});

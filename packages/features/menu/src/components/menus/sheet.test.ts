import { merchants } from '@servery/sample';
import { showMenu } from '@servery/domain/menu';
import { expect, test } from 'vitest';
import { rowsOf, sheetColumns, sheetRow } from './sheet.ts';

const [shop] = merchants;
const menu = showMenu({ ...shop!, merchant_id: shop!.id }, shop!.items[5]!.id, new Date());

test('an import reads the row that an export wrote', () => {
  const written = sheetRow(menu);
  const cells = [[...sheetColumns], sheetColumns.map((name) => written[name])];
  expect(rowsOf(cells)).toEqual([written]);
  expect(written).toMatchObject({ name: menu.name, price: '24.50', stock: '4', active: 'yes' });
});

test('an import accepts columns in any order and case, and with optional ones missing', () => {
  expect(
    rowsOf([
      ['PRICE', ' Name ', 'category'],
      ['1.50', 'Teh', 'Drinks'],
    ]),
  ).toMatchObject([{ name: 'Teh', price: '1.50', category: 'Drinks', code: '', stock: '' }]);
});

test('an import rejects a file without names, prices or rows', () => {
  expect(
    rowsOf([
      ['name', 'price'],
      ['Teh', '1'],
    ]),
  ).toBeNull();
  expect(rowsOf([['name', 'price', 'category']])).toBeNull();
  expect(rowsOf([])).toBeNull();
});

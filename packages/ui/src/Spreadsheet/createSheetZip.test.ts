import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { createSheetZip } from './createSheetZip.ts';
import { parseCsv } from './parseCsv.ts';
import type { SheetColumn } from './sheet.ts';

interface Guest {
  name: string;
  visits: number;
}
const columns: SheetColumn<Guest>[] = [
  { id: 'name', header: 'Guest', value: ({ name }) => name },
  { id: 'visits', header: 'Visits', value: ({ visits }) => visits },
];
const guests = (from: number, count: number): Guest[] =>
  Array.from({ length: count }, (_, at) => ({ name: `Guest ${from + at}`, visits: from + at }));

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const filesOf = async (blob: Blob): Promise<Record<string, string>> => {
  const files = unzipSync(new Uint8Array(await blob.arrayBuffer()));
  return Object.fromEntries(
    Object.entries(files).map(([name, data]) => [name, decoder.decode(data)]),
  );
};

test('createSheetZip writes several files in turns, each with one header', async () => {
  const zip = await createSheetZip();
  zip.addRows('guests.csv', columns, guests(1, 2));
  zip.addRows('others.csv', columns, []);
  zip.addRows('guests.csv', columns, guests(3, 1));
  zip.addRows('guests.csv', columns, []);
  zip.addText('manifest.json', '{"rows":3}');
  expect(await filesOf(zip.finish())).toEqual({
    'guests.csv': '\uFEFFGuest,Visits\r\nGuest 1,1\r\nGuest 2,2\r\nGuest 3,3',
    'others.csv': '\uFEFFGuest,Visits',
    'manifest.json': '{"rows":3}',
  });
});

test('createSheetZip escapes formulas and quotes', async () => {
  const zip = await createSheetZip();
  zip.addRows('guests.csv', columns, [{ name: '=HYPERLINK("x")', visits: -1 }]);
  const { 'guests.csv': csv } = await filesOf(zip.finish());
  expect(csv).toContain(`"'=HYPERLINK(""x"")",-1`);
});

test('createSheetZip writes many rows in pieces', async () => {
  const zip = await createSheetZip();
  for (let from = 0; from < 20_000; from += 200)
    zip.addRows('guests.csv', columns, guests(from, 200));
  const { 'guests.csv': csv } = await filesOf(zip.finish());
  expect((await parseCsv(csv!)).rows).toHaveLength(20_000);
});

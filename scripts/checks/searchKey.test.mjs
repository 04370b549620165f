import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../together.mjs';

// The kit imports no other package and the server doesn't import the kit, so each has this file.
test('the kit and the app compare texts in the same way', () => {
  const read = (file) => readFileSync(join(root, file), 'utf8');
  expect(read('packages/ui/src/text/searchKey.ts')).toBe(
    read('packages/domain/src/search/searchKey.ts'),
  );
});

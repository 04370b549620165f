import { expect, test, vi } from 'vitest';
import { highlight, highlightedLines } from './highlight.ts';
import { plainLines, textOf } from './tokens.ts';

const source = `// adds\nconst two = add(1, 'one');\n`;

test('says of every piece what it is', async () => {
  const lines = await highlight(source, 'typescript');
  expect(lines[0]).toEqual([['comment', '// adds']]);
  expect(lines[1]).toContainEqual(['number', '1']);
  expect(lines[1]).toContainEqual(['string', `'one'`]);
  expect(lines[1]?.[0]).toEqual(['keyword', 'const ']);
  expect(lines).toHaveLength(2);
});

test('loses no letter', async () => {
  expect(textOf(await highlight(source, 'typescript'))).toBe(source.trimEnd());
  expect(textOf(plainLines(source))).toBe(source.trimEnd());
});

test('answers imports that ask for lines, and no others', async () => {
  const plugin = highlightedLines();
  const watched = { addWatchFile: vi.fn<(file: string) => void>() };
  const file = new URL('tokens.ts', import.meta.url).pathname;
  const loaded = await plugin.load.call(watched, `${file}?lines`);
  expect(loaded?.code).toContain('["keyword","export');
  expect(watched.addWatchFile).toHaveBeenCalledWith(file);
  expect(await plugin.load.call(watched, file)).toBeNull();
});

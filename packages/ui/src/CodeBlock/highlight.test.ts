import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { highlight, highlightedLines } from './highlight.ts';
import { plainLines, textOf } from './tokens.ts';

const source = `// adds\nconst two = add(1, 'one');\n`;

test('highlight assigns a kind to each piece of code', async () => {
  const lines = await highlight(source, 'typescript');
  expect(lines[0]).toEqual([['comment', '// adds']]);
  expect(lines[1]).toContainEqual(['number', '1']);
  expect(lines[1]).toContainEqual(['string', `'one'`]);
  expect(lines[1]?.[0]).toEqual(['keyword', 'const ']);
  expect(lines).toHaveLength(2);
});

test('highlight preserves the whole text', async () => {
  expect(textOf(await highlight(source, 'typescript'))).toBe(source.trimEnd());
  expect(textOf(plainLines(source))).toBe(source.trimEnd());
});

test('highlightedLines loads only imports that end in ?lines', async () => {
  const plugin = highlightedLines();
  const watched = { addWatchFile: vi.fn<(file: string) => void>() };
  const file = join(import.meta.dirname, 'tokens.ts');
  const loaded = await plugin.load.call(watched, `${file}?lines`);
  expect(loaded?.code).toContain('["keyword","export');
  expect(watched.addWatchFile).toHaveBeenCalledWith(file);
  expect(await plugin.load.call(watched, file)).toBeNull();
});

import { expect, test } from 'vitest';
import { documentWith } from '../reliability/document.ts';
import type { Figure } from '../reliability/part.ts';

const part = { name: 'kill', summary: 'it is killed', run: async () => [] };
const occasion = { date: '1 May 2026', machine: 'a machine', isLong: true };
const lost = (engine: string, figure: string): Figure => ({
  what: 'lost | torn',
  engine,
  figure,
  goal: '0',
  ok: figure === '0',
});
const written = (text: string, ...figures: Figure[]) =>
  documentWith(text, [{ part, figures, seconds: 7 }], occasion);

test('documentWith replaces the figures of a part and leaves the rest unchanged', () => {
  const first = written('# Title\n\nWords.\n', lost('embedded', '0'), lost('postgres', '2'));
  expect(first).toMatch(/^# Title\n\nWords\.\n\n<!-- part kill -->\n\n## kill: it is killed\n/);
  expect(first).toContain('| lost \\| torn | embedded | 0 | 0 | yes | 1 May 2026, long |');
  expect(first).toContain('| lost \\| torn | postgres | 2 | 0 | **no** | 1 May 2026, long |');

  const again = written(`${first}\n## After\n`, lost('postgres', '0'));
  expect(again.match(/## kill/g)).toHaveLength(1);
  expect(again).toContain('| embedded | 0 | 0 | yes |');
  expect(again).toContain('| postgres | 0 | 0 | yes |');
  expect(again).not.toContain('**no**');
  expect(again).toMatch(/## After\n$/);
});

test('documentWith replaces only the given figures of a partial run', () => {
  const what = (name: string, figure: string): Figure => ({
    ...lost('embedded', figure),
    what: name,
  });
  const first = written('', what('what changed', '1'), what('other', '1'));
  const again = documentWith(first, [{ part, figures: [what('other', '0')], seconds: 7 }], {
    ...occasion,
    isSome: true,
  });
  expect(again).toContain('| what changed | embedded | 1 |');
  expect(again).toContain('| other | embedded | 0 |');
  expect(again).not.toContain('| other | embedded | 1 |');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { withoutSummaries } from './dropSummaries.ts';

test('withoutSummaries removes the summaries of endpoints and nothing else', () => {
  const code = `get('/a', {\n  summary:\n    'What it\\'s for, and "why".',\n  capability: 'a',\n  summary: "b",\n});`;
  expect(withoutSummaries(code).replaceAll(/\s+/g, ' ')).toBe("get('/a', { capability: 'a', });");
});

test('withoutSummaries removes every summary from the endpoints of orders', () => {
  const path = new URL('../../../packages/api/src/endpoints/orders.ts', import.meta.url);
  const code = readFileSync(path, 'utf8');
  expect(code).toContain('summary:');
  expect(withoutSummaries(code)).not.toContain('summary:');
});

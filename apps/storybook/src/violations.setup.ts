import { afterEach } from 'vitest';

interface Reported {
  reports?: { type: string; result: { violations?: unknown; error?: unknown } }[];
}

// Drop everything else that axe reports: up to a megabyte per story would be sent to Node and never
// read.
afterEach(({ task }) => {
  for (const report of (task.meta as Reported).reports ?? []) {
    const { violations, error } = report.result;
    if (report.type === 'a11y') report.result = { violations, error };
  }
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** An empty database of the embedded engine, copied for each shop: creating one takes seconds. */
    emptyDatabase: string;
  }
}

const script = fileURLToPath(new URL('createDatabase.mjs', import.meta.url));

/** Creates one empty database for all shops of the run. */
export function setup(project: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), 'servery-e2e-empty-'));
  execFileSync(process.execPath, [script, folder], { stdio: 'inherit' });
  project.provide('emptyDatabase', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}

import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inlineScripts } from './inlineScripts.ts';

test("inlineScripts returns the hashes of a page's inline scripts only", () => {
  const page = join(mkdtempSync(join(tmpdir(), 'page-')), 'index.html');
  writeFileSync(page, '<script src="/a.js"></script><script type="module" async>alert(1)</script>');
  expect(inlineScripts(page)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

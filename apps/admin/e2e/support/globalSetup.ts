import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startServer, stopServer } from './startServer.ts';
import { aheadOf } from './testTime.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A data folder with the sample, copied for each shop because creating one takes seconds. */
    sampleFolder: string;
    /** The folder in which all servers of the run cache the modules that Node compiled. */
    compiledFolder: string;
    /** How far the clocks of all servers and browsers are ahead, in milliseconds. */
    aheadMs: number;
  }
}

/** Creates one data folder with the sample for all shops of the run. */
export async function setup(project: TestProject) {
  const parent = mkdtempSync(join(tmpdir(), 'servery-e2e-sample-'));
  const [folder, compiled] = [join(parent, 'data'), join(parent, 'compiled')];
  const aheadMs = aheadOf(Date.now());
  const { server } = await startServer({ folder, compiled, aheadMs });
  await stopServer(server, 'SIGTERM');
  if (server.exitCode !== 0) throw new Error('The server with the sample did not end cleanly.');
  project.provide('sampleFolder', folder);
  project.provide('compiledFolder', compiled);
  project.provide('aheadMs', aheadMs);
  return () => rmSync(parent, { recursive: true, force: true });
}

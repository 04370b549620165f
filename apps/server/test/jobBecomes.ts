import { getPrintJob, type Client, type PrintJobDetail, type PrintState } from '@servery/api';
import { expect } from 'vitest';
import { eventually } from './eventually.ts';
import type { TestServer } from './testServer.ts';

/**
 * Waits until a print job is in a state. Advances the server's clock only to the job's next
 * attempt: an attempt in progress would otherwise time out.
 */
export const jobBecomes = (server: TestServer, { call }: Client, id: number, state: PrintState) =>
  eventually<PrintJobDetail>(async () => {
    const job = await call(getPrintJob, { params: { id } });
    const ms = Date.parse(job.next_at ?? '') - server.host.now().getTime();
    if (job.state === 'failed' && state !== 'failed' && ms > 0) server.advance(ms);
    expect(job.state).toBe(state);
    return job;
  });

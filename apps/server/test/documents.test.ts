import { createHash } from 'node:crypto';
import {
  getMerchantDocuments,
  reviewMerchantDocument,
  submitMerchantDocuments,
  uploadMerchantDocument,
} from '@servery/api';
import { samplePdf } from '@servery/sample';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { jsonLog } from '../src/log.ts';
import { slowStatements } from '../src/observe/slowStatements.ts';
import { all } from '../src/storage/sql.ts';
import { engines, openSampleDatabase } from './databases.ts';
import { serverOn, type TestServer } from './serverOn.ts';

const site = 'http://server.test';
const merchant_id = 101;
const secret = 'SECRET-ACCOUNT-5123';
const content = samplePdf(secret);
const reason = 'SECRET-REASON is cut off';
const digest = createHash('sha256').update(content).digest('base64url');

describe.each(engines)('documents on %s', (engine) => {
  const lines: string[] = [];
  let server: TestServer;
  beforeAll(async () => {
    const log = jsonLog((line) => lines.push(line));
    // Every statement counts as slow, so that all of them are logged.
    const onStatement = slowStatements(log, 0);
    server = serverOn(await openSampleDatabase<unknown>(engine, { onStatement }), { log });
  });
  afterAll(() => server.close());

  const give = async () => {
    const { call } = await server.as('merchant');
    const file = new File([content], `${secret}.pdf`);
    const { documents, version } = await call(uploadMerchantDocument, {
      query: { digest },
      body: { kind: 'other', file },
    });
    const { id } = documents.find(({ kind }) => kind === 'other')!;
    await call(submitMerchantDocuments, { body: { version } });
    const { documents: submitted } = await call(getMerchantDocuments, { query: {} });
    return submitted.find((one) => one.id === id)!;
  };

  test('leave their names, contents and reasons neither in the log nor in the audit', async () => {
    const { id, version, file_name } = await give();
    expect(file_name).toBe(`${secret}.pdf`);
    const admin = await server.as('admin');
    const body = { version, decision: 'request_changes' as const, reason };
    await admin.call(reviewMerchantDocument, { params: { id }, body });
    const audit = await all(
      server.database.kysely,
      sql<{ entry: string }>`select to_jsonb(a)::text as entry from audit a
        where merchant_id = ${merchant_id} and facts ->> 'did' like '%_document%'`,
    );
    expect(audit).toHaveLength(3);
    expect(lines.length).toBeGreaterThan(10);
    for (const line of [...audit.map(({ entry }) => entry), ...lines])
      expect(line).not.toMatch(/SECRET/);
  });

  test('are read only in a session, and never from a cache', async () => {
    const { id } = await give();
    const path = `${site}/api/admin/merchant/document/${id}/file`;
    expect((await server.fetch(path)).status).toBe(401);
    const { token } = await server.signIn('merchant');
    const answer = await server.fetch(path, { headers: { authorization: `Bearer ${token}` } });
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toMatchObject({
      content: Buffer.from(content).toString('base64'),
    });
    const address = `${site}/api/media/${merchant_id}/${digest}/full.webp`;
    expect((await server.fetch(address)).status).toBe(404);
  });

  test('may be larger than pictures, but too large ones are refused before they are read', async () => {
    const { token } = await server.signIn('merchant');
    const post = async (size: number) => {
      const answer = await server.fetch(`${site}/api/admin/merchant/document`, {
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          'content-length': String(size),
        },
        body: 'x'.repeat(size),
      });
      return answer.status;
    };
    expect(await post(9 * 1024 * 1024)).toBe(422);
    expect(await post(11 * 1024 * 1024)).toBe(413);
  });

  test('remain whole at 10 MB', async () => {
    const large = Buffer.concat([
      Buffer.from('%PDF-1.4\n'),
      Buffer.alloc(10 * 1024 * 1024 - 20, 7),
    ]);
    const file = new File([large, '%%EOF'], 'large.pdf');
    const bytes = Buffer.from(await file.arrayBuffer());
    const { call } = await server.as('merchant');
    const { documents } = await call(uploadMerchantDocument, {
      query: { digest: createHash('sha256').update(bytes).digest('base64url') },
      body: { kind: 'food_licence', file },
    });
    const { id } = documents.find(({ file_name }) => file_name === 'large.pdf')!;
    const pieces = await all(
      server.database.kysely,
      sql<{ content: Uint8Array }>`select content from merchant_document_piece
        where merchant_id = ${merchant_id} and document_id = ${id} order by place`,
    );
    expect(Buffer.concat(pieces.map((piece) => piece.content)).equals(bytes)).toBe(true);
  });
});

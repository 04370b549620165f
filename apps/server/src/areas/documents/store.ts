import type { DocumentStore } from '@servery/domain/commands';
import type { DocumentBook, DocumentRecord, ReceivedDocument } from '@servery/domain/documents';
import { sql } from 'kysely';
import type { RequestContext } from '../../http/RequestContext.ts';
import { changedOf } from '../commands/recordChanges.ts';
import { putMerchant } from '../merchants/putMerchant.ts';
import { documentsOf, merchantOfDocument } from './load.ts';
import { saveDocument } from './save.ts';

/** Returns what the audit stores of a document: neither the name of its file nor the reason. */
const auditOf = ({ id, kind, status, version, media_type, bytes, expires_on }: DocumentRecord) => ({
  id,
  kind,
  status,
  version,
  media_type,
  bytes,
  expires_on,
});

const auditOfBook = ({ merchant }: DocumentBook, documents: readonly DocumentRecord[]) => ({
  setup_status: merchant.setup_status,
  documents: documents.map(auditOf),
});

/** Returns the SQL store of documents; `received` is the uploaded file. */
export const documentStore = (
  ctx: RequestContext,
  received: ReceivedDocument | null = null,
): DocumentStore => ({
  merchantOf: (document_id) => merchantOfDocument(ctx.sql, ctx.caller, document_id),
  of: (merchant_id) => documentsOf(ctx.sql, merchant_id),
  received,
  async save(before, after, action, uploaded_id) {
    const { merchant } = after;
    if (merchant !== before.merchant) await putMerchant(ctx.sql, merchant);
    // First, because an accepted file takes the place of the earlier one.
    const remaining = new Set(after.documents.map(({ id }) => id));
    const gone = before.documents.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
    if (gone.length > 0)
      await sql`delete from merchant_document
        where merchant_id = ${merchant.id} and id = any(${gone}::bigint[])`.execute(ctx.sql);
    const changed = changedOf(before.documents, after.documents);
    for (const record of changed)
      await saveDocument(
        ctx.sql,
        record,
        record.id === uploaded_id ? (received?.content ?? null) : null,
      );
    const touched = new Set([...gone, ...changed.map(({ id }) => id)]);
    ctx.changes.push({
      kind: 'merchant.changed',
      merchant_id: merchant.id,
      subject: { kind: 'merchant', id: merchant.id },
      version: merchant.version,
      facts: { did: action },
      before: auditOfBook(
        before,
        before.documents.filter(({ id }) => touched.has(id)),
      ),
      after: auditOfBook(after, changed),
    });
  },
});

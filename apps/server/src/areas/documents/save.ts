import type { DocumentRecord } from '@servery/domain/documents';
import { sql } from 'kysely';
import { groupsOf, piecesOf } from '../../storage/pieces.ts';
import { putRows, type Sql } from '../../storage/sql.ts';

/** Saves a document, and replaces its file if there is a new one. */
export async function saveDocument(
  db: Sql,
  record: DocumentRecord,
  content: Uint8Array | null,
): Promise<void> {
  const { merchant_id, id } = record;
  await putRows(db, 'merchant_document', ['merchant_id', 'id'], [{ ...record }]);
  if (!content) return;
  await sql`delete from merchant_document_piece
    where merchant_id = ${merchant_id} and document_id = ${id}`.execute(db);
  const file = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  for (const group of groupsOf(piecesOf(file)))
    await sql`insert into merchant_document_piece (merchant_id, document_id, place, content)
      select ${merchant_id}::bigint, ${id}::bigint, p.place, decode(p.content, 'base64')
      from jsonb_to_recordset(${group}::jsonb) as p (place integer, content text)`.execute(db);
}

import { Problem, type DocumentFile, type MerchantDocuments } from '@servery/api';
import { showDocuments, type DocumentRecord } from '@servery/domain/documents';
import { settingsAt } from '@servery/domain/settings';
import { businessDate } from '@servery/domain/time';
import { sql } from 'kysely';
import type { Caller } from '../../http/RequestContext.ts';
import { within } from '../../http/scope.ts';
import { columnsOf } from '../../storage/db/columnsOf.ts';
import type { Rows } from '../../storage/db/rows.ts';
import { all, first, type Sql } from '../../storage/sql.ts';
import { merchantRecord } from '../merchants/setUp.ts';

const columns = columnsOf<DocumentRecord>()(
  'merchant_document',
  'd',
  `id, version, merchant_id, kind, status, file_name, media_type, bytes, expires_on, reason,
  uploaded_at, uploaded_by, reviewed_at, reviewed_by`,
);

/** Returns the documents of a merchant, without their files. */
export const documentsOf = (db: Sql, merchant_id: number): Promise<DocumentRecord[]> =>
  all(
    db,
    sql<DocumentRecord>`select ${columns} from merchant_document d
      where d.merchant_id = ${merchant_id} order by d.id`,
  );

/**
 * Returns the documents of a merchant as screens show them.
 * @throws `notFound`
 */
export async function merchantDocumentsOf(
  db: Sql,
  merchant_id: number,
  now: Date,
): Promise<MerchantDocuments> {
  const [merchant, documents] = await Promise.all([
    first(db, merchantRecord(merchant_id)),
    documentsOf(db, merchant_id),
  ]);
  if (!merchant) throw new Problem('notFound');
  const today = businessDate(now, settingsAt(merchant.settings, now));
  return showDocuments({ merchant, today, documents });
}

/**
 * Returns the merchant of a document.
 * @throws `notFound` if there is none in the caller's scope
 */
export async function merchantOfDocument(
  db: Sql,
  { scope }: Pick<Caller, 'scope'>,
  id: number,
): Promise<number> {
  const row = await first(
    db,
    sql<Pick<Rows['merchant_document'], 'merchant_id'>>`select merchant_id from merchant_document
      where id = ${id} and ${within(scope)}`,
  );
  if (!row) throw new Problem('notFound');
  return row.merchant_id;
}

type Found = Pick<Rows['merchant_document'], 'file_name' | 'media_type'> &
  Pick<Rows['merchant_document_piece'], 'content'>;

/**
 * Returns the file of a document.
 * @throws `notFound`
 */
export async function documentFileOf(
  db: Sql,
  merchant_id: number,
  id: number,
): Promise<DocumentFile> {
  const pieces = await all(
    db,
    sql<Found>`select d.file_name, d.media_type, p.content
      from merchant_document d join merchant_document_piece p
        on p.merchant_id = d.merchant_id and p.document_id = d.id
      where d.merchant_id = ${merchant_id} and d.id = ${id} order by p.place`,
  );
  if (!pieces[0]) throw new Problem('notFound');
  const { file_name, media_type } = pieces[0];
  const content = Buffer.concat(pieces.map((piece) => piece.content)).toString('base64');
  return { file_name, media_type, content };
}

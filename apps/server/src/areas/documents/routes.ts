import { downloadMerchantDocument, getMerchantDocuments } from '@servery/api';
import { documentCommands } from '@servery/domain/commands';
import { read } from '../../http/route.ts';
import { known, oneOf } from '../../http/scope.ts';
import { commandRoutes } from '../commands/commandRoutes.ts';
import { documentFileOf, merchantDocumentsOf, merchantOfDocument } from './load.ts';

/** The routes of a merchant's documents. */
export const documentRoutes = [
  read(getMerchantDocuments, async ({ query, ctx: { sql, caller, now } }) =>
    merchantDocumentsOf(sql, oneOf(caller, await known(sql, caller, query.merchant_id)), now),
  ),
  read(downloadMerchantDocument, async ({ params: { id }, ctx: { sql, caller } }) =>
    documentFileOf(sql, await merchantOfDocument(sql, caller, id), id),
  ),
  ...commandRoutes(documentCommands),
];

export { removeDocument, submitDocuments, uploadDocument } from './changes.ts';
export { documentName, inspectDocument, receiveDocument, refuseDocument } from './inspect.ts';
export type { DocumentRefusal } from './inspect.ts';
export type { DocumentBook, DocumentRecord, ReceivedDocument } from './record.ts';
export {
  expiryOf,
  isPresent,
  missingDocuments,
  requiredDocuments,
  requiresDocuments,
  type DocumentFacts,
} from './required.ts';
export { reviewDocument } from './review.ts';
export { showDocuments } from './show.ts';

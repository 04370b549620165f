import type { DocumentStore } from '@servery/domain/commands';
import type { ReceivedDocument } from '@servery/domain/documents';
import type { MemoryUnit } from './MemoryUnit.ts';

/** The documents of a world. `received` is the uploaded file, if there is one. */
export const documentStore = (
  { ctx, world }: MemoryUnit,
  received: ReceivedDocument | null,
): DocumentStore => ({
  merchantOf: async (document_id) => world.documents.one(ctx.scope(''), document_id).merchant_id,
  of: async (merchant_id) => [...world.documents.of(merchant_id)],
  received,
  async save(before, after, _action, uploaded_id) {
    const { merchant } = after;
    if (merchant !== before.merchant) world.keepMerchant(merchant);
    const isUpload = received && uploaded_id !== undefined;
    world.documents.save(after, isUpload ? { id: uploaded_id, file: received } : undefined);
    const { id, version } = merchant;
    const subject = { kind: 'merchant' as const, id };
    world.emit({ kind: 'merchant.changed', merchant_id: id, subject, version });
  },
});

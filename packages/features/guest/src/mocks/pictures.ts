import type { GuestPicture } from '@servery/api';
import { showGuestPicture } from '@servery/domain/guest';
import { showMedia, unused } from '@servery/domain/media';
import type { RequestContext } from '@servery/sample';

/** Returns a dish's picture; the sample has it in one size. */
export const pictureIn =
  ({ world }: RequestContext, merchant_id: number) =>
  (image_id: number): GuestPicture | null => {
    const record = world.library.of([merchant_id]).find(({ id }) => id === image_id);
    return record
      ? showGuestPicture(showMedia(record, unused, (_of, key) => world.library.urlOf(key)))
      : null;
  };

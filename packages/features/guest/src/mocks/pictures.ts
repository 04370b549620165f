import type { GuestPicture } from '@servery/api';
import { showGuestPicture } from '@servery/domain/guest';
import { showMedia } from '@servery/domain/media';
import type { Visit } from '@servery/domain/sample';

/** A dish's picture; here it has one size. */
export const pictureIn =
  ({ world }: Visit, merchant_id: number) =>
  (image_id: number): GuestPicture | null => {
    const record = world.library.of([merchant_id]).find(({ id }) => id === image_id);
    return record
      ? showGuestPicture(showMedia(record, [], (_of, key) => world.library.urlOf(key)))
      : null;
  };

import { listMedia, type Media, type MenuItem } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The maximum number of pictures in one request. */
const maxPictures = 100;

/** Returns the loaded pictures of menu items by id, at most 100. Requests none without items. */
export function useItemPictures(
  merchant_id: number | '',
  items: readonly Pick<MenuItem, 'image_id'>[],
): ReadonlyMap<number, Media> {
  const shown = items.map(({ image_id }) => image_id).filter((id) => id !== null);
  const ids = [...new Set(shown)].slice(0, maxPictures);
  const { data } = useCall(
    listMedia,
    ids.length > 0 ? { query: { merchant_id, ids, length: maxPictures } } : null,
  );
  return new Map(data?.aaData.map((picture) => [picture.id, picture]));
}

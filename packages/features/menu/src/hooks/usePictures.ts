import { listMedia, type DisplayedMenu, type Media } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** The maximum number of pictures in one request. */
const maxPictures = 100;

/** Returns the loaded pictures of a menu's items by id, at most 100. */
export function usePictures(
  merchant_id: number | '',
  menu: DisplayedMenu | undefined,
): ReadonlyMap<number, Media> {
  const shown =
    menu?.categories.flatMap(({ items }) => items.map(({ image_id }) => image_id)) ?? [];
  const ids = [...new Set(shown.filter((id) => id !== null))].slice(0, maxPictures);
  const { data } = useCall(
    listMedia,
    ids.length > 0 ? { query: { merchant_id, ids, length: maxPictures } } : null,
  );
  return new Map(data?.aaData.map((picture) => [picture.id, picture]));
}

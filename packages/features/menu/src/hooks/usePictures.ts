import { listMedia, type DisplayedMenu, type Media } from '@servery/api';
import { useCall } from '@servery/api/swr';

/** As many as are asked for at once. */
const most = 100;

/** The pictures of a menu's items by their ids, as far as they are known. */
export function usePictures(
  merchant_id: number | '',
  menu: DisplayedMenu | undefined,
): ReadonlyMap<number, Media> {
  const shown =
    menu?.categories.flatMap(({ items }) => items.map(({ image_id }) => image_id)) ?? [];
  const ids = [...new Set(shown.filter((id) => id !== null))].slice(0, most);
  const { data } = useCall(
    listMedia,
    ids.length > 0 ? { query: { merchant_id, ids, length: most } } : null,
  );
  return new Map(data?.aaData.map((picture) => [picture.id, picture]));
}

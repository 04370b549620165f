import { useMemo } from 'react';
import { useFormatMessage, useTexts } from '../Messages/useFormatMessage.ts';
import type { ColumnToolLabels } from './useColumnTools.tsx';

const texts = {
  sortAscending: { id: 'columnTools.sortAscending', text: 'Sort ascending' },
  sortDescending: { id: 'columnTools.sortDescending', text: 'Sort descending' },
  moveToStart: { id: 'columnTools.moveToStart', text: 'Move to the start' },
  moveToEnd: { id: 'columnTools.moveToEnd', text: 'Move to the end' },
  pinStart: { id: 'columnTools.pinStart', text: 'Pin to the start' },
  pinEnd: { id: 'columnTools.pinEnd', text: 'Pin to the end' },
  unpin: { id: 'columnTools.unpin', text: 'Unpin' },
  resetWidth: { id: 'columnTools.resetWidth', text: 'Reset width' },
  hide: { id: 'columnTools.hide', text: 'Hide column' },
};

const messages = {
  menu: { id: 'columnTools.menu', text: 'Options for {column}' },
  resize: { id: 'columnTools.resize', text: 'Resize {column}' },
};

/** Returns the texts of column tools, with those that are given instead of the kit's own. */
export function useColumnToolLabels(given?: Partial<ColumnToolLabels>): ColumnToolLabels {
  const format = useFormatMessage();
  const own = useTexts(texts);
  return useMemo(
    () => ({
      ...own,
      menu: (column) => format(messages.menu, { column }),
      resize: (column) => format(messages.resize, { column }),
      ...given,
    }),
    [format, own, given],
  );
}

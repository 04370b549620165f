import type { ReactNode } from 'react';
import type { RepeaterLabels } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { settingsMessages as messages } from '../../messages/settings.ts';

/** Returns the labels of the settings' repeaters. */
export function useRepeaterMessages() {
  const { formatMessage } = useIntl();
  const at = (word: MessageDescriptor) => (place: number) => formatMessage(word, { place });
  return (
    add: MessageDescriptor,
    row: MessageDescriptor,
    empty: ReactNode,
  ): Partial<RepeaterLabels> => ({
    add: formatMessage(add),
    row: at(row),
    remove: at(messages.removeRow),
    moveUp: at(messages.upRow),
    moveDown: at(messages.downRow),
    moved: (from, to) => formatMessage(messages.movedRow, { from, to }),
    removed: at(messages.removedRow),
    empty,
  });
}

/** Returns the row handlers of a repeater: add, remove, and a function that undoes a removal. */
export const repeated = <Row extends { id: string }>(
  rows: readonly Row[],
  onChange: (change: (rows: readonly Row[]) => readonly Row[]) => void,
  fresh: () => Row,
) => ({
  items: rows,
  onAdd: () => onChange((now) => [...now, fresh()]),
  onRemove: (index: number) => {
    const row = rows[index];
    onChange((now) => now.filter((_, i) => i !== index));
    return row && (() => onChange((now) => now.toSpliced(index, 0, row)));
  },
  put: (id: string, change: Partial<Row>) =>
    onChange((now) => now.map((row) => (row.id === id ? { ...row, ...change } : row))),
});

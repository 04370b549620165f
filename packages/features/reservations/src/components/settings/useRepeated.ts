import type { ReactNode } from 'react';
import type { RepeaterWords } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { commonWords } from '../../messages/common.ts';
import { settingsWords as words } from '../../messages/settings.ts';

/** What a repeater of the settings says. */
export function useRepeaterWords() {
  const { formatMessage } = useIntl();
  const at = (word: MessageDescriptor) => (place: number) => formatMessage(word, { place });
  return (add: MessageDescriptor, row: MessageDescriptor, empty: ReactNode): RepeaterWords => ({
    add: formatMessage(add),
    row: at(row),
    remove: at(words.removeRow),
    moveUp: at(words.upRow),
    moveDown: at(words.downRow),
    moved: (from, to) => formatMessage(words.movedRow, { from, to }),
    removed: at(words.removedRow),
    undo: formatMessage(commonWords.undo),
    empty,
  });
}

/** Rows that are added, taken away and brought back, as a repeater asks. */
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

import type { InvoiceItem } from '@servery/api/template';
import { Card, Repeater } from '@servery/ui';
import { useIntl } from 'react-intl';
import { blankLine, type DraftLine, type Faults } from '../editor.ts';
import { useLineMessages } from '../hooks/useLineMessages.ts';
import { editorMessages as messages } from '../messages/editor.ts';
import { LineFields } from './LineFields.tsx';

interface EditorLinesProps {
  lines: readonly DraftLine[];
  items: readonly InvoiceItem[];
  faults: Faults | null;
  onChange: (change: (lines: readonly DraftLine[]) => readonly DraftLine[]) => void;
}

const most = 100;

/** The lines of an invoice, which can be added, reordered and removed. */
export function EditorLines({ lines, items, faults, onChange }: EditorLinesProps) {
  const { formatMessage } = useIntl();
  const change = (id: string, part: Partial<DraftLine>) =>
    onChange((all) => all.map((line) => (line.id === id ? { ...line, ...part } : line)));
  const remove = (index: number) => {
    const gone = lines[index];
    if (!gone) return undefined;
    onChange((all) => all.filter(({ id }) => id !== gone.id));
    return () => onChange((all) => all.toSpliced(index, 0, gone));
  };
  const move = (from: number, to: number) =>
    onChange((all) => all.toSpliced(from, 1).toSpliced(to, 0, all[from]!));
  return (
    <Card padding="m">
      <Repeater
        label={formatMessage(messages.lines)}
        items={lines}
        labels={useLineMessages()}
        max={most}
        errorMessage={faults?.list && formatMessage(messages[faults.list])}
        onAdd={() => onChange((all) => [...all, blankLine(all)])}
        onRemove={remove}
        onMove={move}
      >
        {(line) => (
          <LineFields
            line={line}
            items={items}
            faults={faults?.lines[line.id] ?? []}
            onChange={(part) => change(line.id, part)}
          />
        )}
      </Repeater>
    </Card>
  );
}

import { Repeater, TagField, TextField } from '@servery/ui';
import { NumberField } from '@servery/words';
import { useIntl } from 'react-intl';
import { blankLine, isLineWrong, type LineDraft } from '../draft.ts';
import { useItemWords, useLineWords } from '../hooks/useLineWords.ts';
import { lineWords as words } from '../messages/form.ts';
import { line as lineLook, nameAndQuantity } from './form.css.ts';

interface LinesFieldProps {
  lines: readonly LineDraft[];
  /** Says what is missing; not before somebody tried to save. */
  isTried: boolean;
  onChange: (change: (lines: readonly LineDraft[]) => readonly LineDraft[]) => void;
}

const most = 50;

/** The order behind a task, line by line. */
export function LinesField({ lines, isTried, onChange }: LinesFieldProps) {
  const { formatMessage } = useIntl();
  const itemWords = useItemWords();
  const put = (id: string, part: Partial<LineDraft>) =>
    onChange((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <Repeater
      label={formatMessage(words.lines)}
      words={useLineWords()}
      items={lines}
      max={most}
      onAdd={() => onChange((all) => [...all, blankLine(crypto.randomUUID())])}
      onRemove={(index) => {
        const taken = lines[index]!;
        onChange((all) => all.filter((one) => one !== taken));
        return () => onChange((all) => all.toSpliced(index, 0, taken));
      }}
    >
      {(line) => (
        <div className={lineLook}>
          <div className={nameAndQuantity}>
            <TextField
              label={formatMessage(words.name)}
              value={line.name}
              maxLength={120}
              isRequired
              errorMessage={
                isTried && isLineWrong(line) ? formatMessage(words.nameMissing) : undefined
              }
              onChange={(name) => put(line.id, { name })}
            />
            <NumberField
              label={formatMessage(words.quantity)}
              value={line.quantity}
              minValue={1}
              maxValue={999}
              decrementLabel={formatMessage(words.fewer)}
              incrementLabel={formatMessage(words.more)}
              onChange={(quantity) => put(line.id, { quantity })}
              onBlur={() => line.quantity === null && put(line.id, { quantity: 1 })}
            />
          </div>
          <TagField
            label={formatMessage(words.items)}
            placeholder={formatMessage(words.itemsHint)}
            words={itemWords}
            maxCount={20}
            value={line.items}
            onChange={(items) => put(line.id, { items: items.map((item) => item.slice(0, 120)) })}
          />
          <TextField
            label={formatMessage(words.remark)}
            value={line.remark}
            maxLength={300}
            onChange={(remark) => put(line.id, { remark })}
          />
        </div>
      )}
    </Repeater>
  );
}

import { Repeater, TagField, TextField } from '@servery/ui';
import { NumberField } from '@servery/screens';
import { useIntl } from 'react-intl';
import { blankLine, isLineWrong, type LineDraft } from '../draft.ts';
import { useLineMessages } from '../hooks/useLineMessages.ts';
import { lineMessages as messages } from '../messages/form.ts';
import { line as lineLook, nameAndQuantity } from './form.css.ts';

interface LinesFieldProps {
  lines: readonly LineDraft[];
  /** Whether to show errors, that is, after the first attempt to save. */
  isTried: boolean;
  onChange: (change: (lines: readonly LineDraft[]) => readonly LineDraft[]) => void;
}

const most = 50;

/** The lines of the order that belongs to a task. */
export function LinesField({ lines, isTried, onChange }: LinesFieldProps) {
  const { formatMessage } = useIntl();
  const put = (id: string, part: Partial<LineDraft>) =>
    onChange((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  return (
    <Repeater
      label={formatMessage(messages.lines)}
      labels={useLineMessages()}
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
              label={formatMessage(messages.name)}
              value={line.name}
              maxLength={120}
              isRequired
              errorMessage={
                isTried && isLineWrong(line) ? formatMessage(messages.nameMissing) : undefined
              }
              onChange={(name) => put(line.id, { name })}
            />
            <NumberField
              label={formatMessage(messages.quantity)}
              value={line.quantity}
              minValue={1}
              maxValue={999}
              decrementLabel={formatMessage(messages.fewer)}
              incrementLabel={formatMessage(messages.more)}
              onChange={(quantity) => put(line.id, { quantity })}
              onBlur={() => line.quantity === null && put(line.id, { quantity: 1 })}
            />
          </div>
          <TagField
            label={formatMessage(messages.items)}
            placeholder={formatMessage(messages.itemsHint)}
            labels={{ list: formatMessage(messages.items) }}
            maxCount={20}
            value={line.items}
            onChange={(items) => put(line.id, { items: items.map((item) => item.slice(0, 120)) })}
          />
          <TextField
            label={formatMessage(messages.remark)}
            value={line.remark}
            maxLength={300}
            onChange={(remark) => put(line.id, { remark })}
          />
        </div>
      )}
    </Repeater>
  );
}

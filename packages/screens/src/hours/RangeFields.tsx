import { DeleteIcon, IconButton, PlusIcon, TimeRangeField, type TimeRange } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { problemMessages } from '../messages/problems.ts';
import * as styles from './hours.css.ts';
import type { RangeRow } from './hoursRows.ts';

export interface RangeFieldsProps {
  rows: readonly RangeRow[];
  labels: {
    /** The accessible name of a range. */
    range: string;
    add: string;
    remove: string;
    /** Shown if there are no ranges. */
    none: ReactNode;
  };
  onChange: (id: string, range: TimeRange | null) => void;
  onAdd: () => void;
  onRemove: (id: string) => void;
  /** Whether incomplete ranges are marked. */
  isChecked: boolean;
  isReadOnly: boolean;
  /** The errors of ranges by the ids of their rows. */
  errors?: Readonly<Record<string, string>>;
}

/** The ranges of times of one day, which can have several or none. */
export function RangeFields({ rows, labels, isChecked, isReadOnly, ...props }: RangeFieldsProps) {
  const { onChange, onAdd, onRemove, errors } = props;
  const { formatMessage } = useIntl();
  return (
    <div className={styles.ranges}>
      {rows.length === 0 && <span className={styles.nothing}>{labels.none}</span>}
      {rows.map(({ id, range }) => (
        <div key={id} className={styles.range}>
          <TimeRangeField
            label={labels.range}
            isLabelHidden
            minuteStep={15}
            isReadOnly={isReadOnly}
            value={range}
            onChange={(next) => onChange(id, next)}
            errorMessage={
              isChecked && !range ? formatMessage(problemMessages.required) : errors?.[id]
            }
          />
          {!isReadOnly && (
            <IconButton label={labels.remove} onPress={() => onRemove(id)}>
              <DeleteIcon />
            </IconButton>
          )}
        </div>
      ))}
      {!isReadOnly && (
        <IconButton label={labels.add} emphasis="outline" onPress={onAdd}>
          <PlusIcon />
        </IconButton>
      )}
    </div>
  );
}

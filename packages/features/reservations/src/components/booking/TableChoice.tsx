import type { DayTable } from '@servery/api';
import { Field } from '@servery/ui';
import { useIntl } from 'react-intl';
import { dayMessages } from '../../messages/day.ts';
import { formMessages as messages } from '../../messages/form.ts';
import * as styles from './chips.css.ts';

interface TableChoiceProps {
  tables: readonly DayTable[];
  /** The ids of tables that are unavailable at that time. */
  taken: ReadonlySet<number>;
  value: readonly number[];
  onChange: (tables: number[]) => void;
  description?: string;
  errorMessage?: string | undefined;
}

/** A manual choice of tables by area; if none is chosen, the best available one is assigned. */
export function TableChoice(props: TableChoiceProps) {
  const { tables, taken, value, onChange, description, errorMessage } = props;
  const { formatMessage } = useIntl();
  const sections = Map.groupBy(tables, ({ section }) => section);
  const toggle = (id: number) =>
    onChange(value.includes(id) ? value.filter((one) => one !== id) : [...value, id]);
  return (
    <Field
      label={formatMessage(messages.tables)}
      description={description}
      errorMessage={errorMessage}
      isGroup
    >
      {(control, labelId) => (
        <div
          id={control.id}
          role="group"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          className={styles.group}
        >
          {[...sections].map(([section, all]) => (
            <div key={section} className={styles.group}>
              {sections.size > 1 && (
                <p className={styles.part}>{section || formatMessage(dayMessages.noSection)}</p>
              )}
              <div className={styles.grid}>
                {all.map(({ id, name, seats_min: min, seats_max: max }) => (
                  <label key={id} className={styles.chip}>
                    <input
                      type="checkbox"
                      className={styles.native}
                      checked={value.includes(id)}
                      disabled={taken.has(id) && !value.includes(id)}
                      onChange={() => toggle(id)}
                    />
                    <span className={styles.figure}>{name}</span>
                    <span className={styles.small}>
                      {taken.has(id)
                        ? formatMessage(messages.taken)
                        : formatMessage(dayMessages.seats, { min, max })}
                    </span>
                  </label>
                ))}
              </div>
            </div>
          ))}
        </div>
      )}
    </Field>
  );
}

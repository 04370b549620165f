import type { DayReason, Slot, TimeList } from '@servery/api';
import { Banner, Field, Skeleton } from '@servery/ui';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { canStart } from '../../canStart.ts';
import { formWords, timeWords as words } from '../../messages/form.ts';
import * as styles from './chips.css.ts';

interface TimeChoiceProps {
  /** The times of the day; nothing while they load. */
  list: TimeList | undefined;
  /** The chosen one's instant. */
  value: string | null;
  onChange: (slot: Slot) => void;
  time: (instant: string) => string;
  /** Whether a time that is full can be chosen, to wait for it. */
  canWait: boolean;
  /** Where a heading asks already. */
  isLabelHidden?: boolean;
  errorMessage?: string | undefined;
}

const dayWords: Readonly<Record<DayReason, MessageDescriptor>> = {
  closed: words.closed,
  closed_date: words.closed_date,
  past: words.pastDay,
  horizon: words.horizon,
  party: words.party,
  experience: words.experience,
};

/** The times of a day for a party: what is free, what is nearly gone, and why the others cannot be had. */
export function TimeChoice(props: TimeChoiceProps) {
  const { list, value, onChange, time, canWait, isLabelHidden, errorMessage } = props;
  const { formatMessage } = useIntl();
  const name = useId();
  const label = formatMessage(formWords.time);
  if (!list) return <Skeleton lines={3} />;
  if (list.why || list.slots.length === 0)
    return (
      <Banner tone="info" title={formatMessage(words.none)}>
        {formatMessage(list.why ? dayWords[list.why] : words.closed)}
      </Banner>
    );
  const note = ({ state, why, left }: Slot) => {
    if (state === 'few') return formatMessage(words.few, { count: left });
    if (state === 'full')
      return formatMessage(canWait ? words.waitlist : why ? words[why] : words.full);
    return state === 'past' ? formatMessage(why ? words[why] : words.past) : null;
  };
  return (
    <Field
      label={label}
      isLabelHidden={isLabelHidden}
      isRequired
      errorMessage={errorMessage}
      isGroup
    >
      {(control, labelId) => (
        <div
          id={control.id}
          role="radiogroup"
          aria-labelledby={labelId}
          aria-describedby={control['aria-describedby']}
          aria-required
          className={styles.grid}
        >
          {list.slots.map((slot) => (
            <label key={slot.starts_at} className={styles.chip} data-state={slot.state}>
              <input
                type="radio"
                className={styles.native}
                name={name}
                value={slot.starts_at}
                checked={slot.starts_at === value}
                disabled={!canStart(slot, canWait)}
                onChange={() => onChange(slot)}
              />
              <span className={styles.figure}>{time(slot.starts_at)}</span>
              {note(slot) && <span className={styles.small}>{note(slot)}</span>}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

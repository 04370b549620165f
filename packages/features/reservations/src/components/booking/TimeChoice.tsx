import type { DayReason, Slot, TimeList } from '@servery/api';
import { Banner, Field, Skeleton } from '@servery/ui';
import { useId } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { canStart } from '../../canStart.ts';
import { formMessages, timeMessages as messages } from '../../messages/form.ts';
import * as styles from './chips.css.ts';

interface TimeChoiceProps {
  /** The times of the day; undefined while they load. */
  list: TimeList | undefined;
  /** The timestamp of the chosen time. */
  value: string | null;
  onChange: (slot: Slot) => void;
  time: (instant: string) => string;
  /** Whether a full time can be chosen, to join its waitlist. */
  canWait: boolean;
  /** Whether to hide the label, if a heading already asks the question. */
  isLabelHidden?: boolean;
  errorMessage?: string | undefined;
}

const dayMessages: Readonly<Record<DayReason, MessageDescriptor>> = {
  closed: messages.closed,
  closed_date: messages.closed_date,
  past: messages.pastDay,
  horizon: messages.horizon,
  party: messages.party,
  experience: messages.experience,
};

/**
 * The times of a day for a party, with those that are nearly full, and the reasons why others are
 * unavailable.
 */
export function TimeChoice(props: TimeChoiceProps) {
  const { list, value, onChange, time, canWait, isLabelHidden, errorMessage } = props;
  const { formatMessage } = useIntl();
  const name = useId();
  const label = formatMessage(formMessages.time);
  if (!list) return <Skeleton lines={3} />;
  if (list.why || list.slots.length === 0)
    return (
      <Banner tone="info" title={formatMessage(messages.none)}>
        {formatMessage(list.why ? dayMessages[list.why] : messages.closed)}
      </Banner>
    );
  const note = ({ state, why, left }: Slot) => {
    if (state === 'few') return formatMessage(messages.few, { count: left });
    if (state === 'full')
      return formatMessage(canWait ? messages.waitlist : why ? messages[why] : messages.full);
    return state === 'past' ? formatMessage(why ? messages[why] : messages.past) : null;
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

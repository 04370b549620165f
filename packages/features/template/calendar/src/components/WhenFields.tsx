import { DatePicker, DateTimePicker, Switch } from '@servery/ui';
import { useIntl } from 'react-intl';
import { startAt, type Draft } from '../draft.ts';
import { formMessages as messages } from '../messages/form.ts';

interface WhenFieldsProps {
  draft: Draft;
  errors: { start: string | undefined; end: string | undefined };
  onChange: (draft: Draft) => void;
}

/**
 * The start and end of an event, with times unless it lasts all day. Changing the start moves the
 * end along.
 */
export function WhenFields({ draft, errors, onChange }: WhenFieldsProps) {
  const { formatMessage } = useIntl();
  const put = {
    start: (at: string | null) => onChange(startAt(draft, at)),
    end: (at: string | null) => onChange({ ...draft, end: at }),
  };
  const field = (name: 'start' | 'end') => {
    const value = draft[name];
    const shared = {
      label: formatMessage(messages[name]),
      errorMessage: errors[name],
      isRequired: true,
    };
    return draft.allDay ? (
      <DatePicker
        key={`${name} day`}
        {...shared}
        value={value?.slice(0, 10) ?? null}
        onChange={(day) => put[name](day && `${day} ${value?.slice(11) ?? '09:00'}`)}
      />
    ) : (
      <DateTimePicker
        key={`${name} moment`}
        {...shared}
        minuteStep={15}
        value={value}
        onChange={put[name]}
      />
    );
  };
  return (
    <>
      <Switch isSelected={draft.allDay} onChange={(allDay) => onChange({ ...draft, allDay })} isRow>
        {formatMessage(messages.allDay)}
      </Switch>
      {field('start')}
      {field('end')}
    </>
  );
}

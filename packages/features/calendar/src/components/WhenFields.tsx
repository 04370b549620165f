import { DatePicker, DateTimePicker, Switch } from '@servery/ui';
import { useCalendarWords } from '@servery/words';
import { useIntl } from 'react-intl';
import { startAt, type Draft } from '../draft.ts';
import { formWords as words } from '../messages/form.ts';

interface WhenFieldsProps {
  draft: Draft;
  errors: { start: string | undefined; end: string | undefined };
  onChange: (draft: Draft) => void;
}

/** When an event takes place. Its hours are asked for unless it lasts all day; its end goes with its start. */
export function WhenFields({ draft, errors, onChange }: WhenFieldsProps) {
  const { formatMessage } = useIntl();
  const days = useCalendarWords();
  const say = (word: 'hour' | 'minute' | 'dayPeriod') => ({
    label: formatMessage(words[word]),
    placeholder: '––',
  });
  const moments = {
    ...days,
    date: formatMessage(words.date),
    time: formatMessage(words.time),
    hour: say('hour'),
    minute: say('minute'),
    dayPeriod: say('dayPeriod'),
  };
  const put = {
    start: (at: string | null) => onChange(startAt(draft, at)),
    end: (at: string | null) => onChange({ ...draft, end: at }),
  };
  const field = (name: 'start' | 'end') => {
    const value = draft[name];
    const shared = {
      label: formatMessage(words[name]),
      errorMessage: errors[name],
      isRequired: true,
    };
    return draft.allDay ? (
      <DatePicker
        key={`${name} day`}
        {...shared}
        words={days}
        value={value?.slice(0, 10) ?? null}
        onChange={(day) => put[name](day && `${day} ${value?.slice(11) ?? '09:00'}`)}
      />
    ) : (
      <DateTimePicker
        key={`${name} moment`}
        {...shared}
        words={moments}
        minuteStep={15}
        value={value}
        onChange={put[name]}
      />
    );
  };
  return (
    <>
      <Switch isSelected={draft.allDay} onChange={(allDay) => onChange({ ...draft, allDay })} isRow>
        {formatMessage(words.allDay)}
      </Switch>
      {field('start')}
      {field('end')}
    </>
  );
}

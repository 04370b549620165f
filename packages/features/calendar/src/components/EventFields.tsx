import {
  eventCalendars,
  isWebAddress,
  type EventCalendarName,
  type EventGuest,
} from '@servery/api/template';
import { Avatar, Link, MultiSelect, Select, TextArea, TextField } from '@servery/ui';
import { useListWords } from '@servery/words';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Draft } from '../draft.ts';
import { formWords as words } from '../messages/form.ts';
import { calendarWords } from '../messages/screen.ts';
import { CalendarDot } from './CalendarName.tsx';
import { WhenFields } from './WhenFields.tsx';

interface EventFieldsProps {
  draft: Draft;
  guests: readonly EventGuest[];
  wrongs: Partial<Record<keyof Draft, MessageDescriptor>>;
  onChange: (draft: Draft) => void;
}

/** What an event is, to fill in. */
export function EventFields({ draft, guests, wrongs, onChange }: EventFieldsProps) {
  const { formatMessage } = useIntl();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const error = (field: keyof Draft) => {
    const wrong = wrongs[field];
    return wrong && formatMessage(wrong);
  };
  const invited = formatMessage(words.guests);
  return (
    <>
      <TextField
        label={formatMessage(words.title)}
        value={draft.title}
        onChange={(title) => change({ title })}
        errorMessage={error('title')}
        isRequired
      />
      <Select
        label={formatMessage(words.calendar)}
        value={draft.calendar}
        options={eventCalendars.map((value) => ({
          value,
          label: formatMessage(calendarWords[value]),
          icon: <CalendarDot calendar={value} />,
        }))}
        onChange={(calendar) => change({ calendar: calendar as EventCalendarName })}
      />
      <WhenFields
        draft={draft}
        errors={{ start: error('start'), end: error('end') }}
        onChange={onChange}
      />
      <TextField
        label={formatMessage(words.url)}
        type="url"
        placeholder="https://example.com"
        value={draft.url}
        onChange={(url) => change({ url })}
        errorMessage={error('url')}
        description={
          isWebAddress(draft.url) && (
            <Link href={draft.url} isExternal>
              {formatMessage(words.openUrl)}
            </Link>
          )
        }
      />
      <MultiSelect
        label={invited}
        words={useListWords(invited, formatMessage(words.chosenGuests))}
        value={draft.guests}
        options={guests.map(({ fullName, avatar }) => ({
          value: fullName,
          label: fullName,
          icon: <Avatar name={fullName} src={avatar} size="s" isDecorative />,
        }))}
        onChange={(next) => change({ guests: next })}
      />
      <TextField
        label={formatMessage(words.location)}
        value={draft.location}
        onChange={(location) => change({ location })}
        errorMessage={error('location')}
      />
      <TextArea
        label={formatMessage(words.description)}
        rows={3}
        value={draft.description}
        onChange={(description) => change({ description })}
        errorMessage={error('description')}
      />
    </>
  );
}

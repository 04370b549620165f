import {
  eventCalendars,
  isWebAddress,
  type EventCalendarName,
  type EventGuest,
} from '@servery/api/template';
import { Avatar, Link, MultiSelect, Select, TextArea, TextField } from '@servery/ui';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { Draft } from '../draft.ts';
import { formMessages as messages } from '../messages/form.ts';
import { calendarMessages } from '../messages/screen.ts';
import { CalendarDot } from './CalendarName.tsx';
import { WhenFields } from './WhenFields.tsx';

interface EventFieldsProps {
  draft: Draft;
  guests: readonly EventGuest[];
  wrongs: Partial<Record<keyof Draft, MessageDescriptor>>;
  onChange: (draft: Draft) => void;
}

/** The fields of an event. */
export function EventFields({ draft, guests, wrongs, onChange }: EventFieldsProps) {
  const { formatMessage } = useIntl();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  const error = (field: keyof Draft) => {
    const wrong = wrongs[field];
    return wrong && formatMessage(wrong);
  };
  const invited = formatMessage(messages.guests);
  return (
    <>
      <TextField
        label={formatMessage(messages.title)}
        value={draft.title}
        onChange={(title) => change({ title })}
        errorMessage={error('title')}
        isRequired
      />
      <Select
        label={formatMessage(messages.calendar)}
        value={draft.calendar}
        options={eventCalendars.map((value) => ({
          value,
          label: formatMessage(calendarMessages[value]),
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
        label={formatMessage(messages.url)}
        type="url"
        placeholder="https://example.com"
        value={draft.url}
        onChange={(url) => change({ url })}
        errorMessage={error('url')}
        description={
          isWebAddress(draft.url) && (
            <Link href={draft.url} isExternal>
              {formatMessage(messages.openUrl)}
            </Link>
          )
        }
      />
      <MultiSelect
        label={invited}
        labels={{ list: invited, chosen: formatMessage(messages.chosenGuests) }}
        value={draft.guests}
        options={guests.map(({ fullName, avatar }) => ({
          value: fullName,
          label: fullName,
          icon: <Avatar name={fullName} src={avatar} size="s" isDecorative />,
        }))}
        onChange={(next) => change({ guests: next })}
      />
      <TextField
        label={formatMessage(messages.location)}
        value={draft.location}
        onChange={(location) => change({ location })}
        errorMessage={error('location')}
      />
      <TextArea
        label={formatMessage(messages.description)}
        rows={3}
        value={draft.description}
        onChange={(description) => change({ description })}
        errorMessage={error('description')}
      />
    </>
  );
}

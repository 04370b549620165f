import type { AvailabilityWindow } from '@servery/api';
import { Repeater, Stack, TimeRangeField, ToggleGroup } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formWords as words } from '../../messages/form.ts';

/** A window with what tells it from the others while it is edited. */
export interface DraftWindow extends AvailabilityWindow {
  key: string;
}

interface WindowsFieldProps {
  value: readonly DraftWindow[];
  onChange: (value: DraftWindow[]) => void;
  errorMessage: string | undefined;
}

/** Sunday, from which the days of a week are named. */
const sunday = Date.UTC(2026, 10, 22);

/** The hours in which an item is sold; none means always. */
export function WindowsField({ value, onChange, errorMessage }: WindowsFieldProps) {
  const { formatMessage, locale } = useIntl();
  const days = useMemo(() => {
    const named = new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' });
    return Array.from({ length: 7 }, (_, day) => ({
      id: String(day),
      label: named.format(new Date(sunday + day * 86_400_000)),
    }));
  }, [locale]);
  const put = (index: number, change: Partial<AvailabilityWindow>) =>
    onChange(value.map((one, i) => (i === index ? { ...one, ...change } : one)));
  const segment = (label: string) => ({ label, placeholder: '––' });
  return (
    <Repeater
      label={formatMessage(words.windows)}
      items={value.map((window) => ({ ...window, id: window.key }))}
      max={14}
      errorMessage={errorMessage}
      onAdd={() =>
        onChange([
          ...value,
          { key: crypto.randomUUID(), weekdays: null, start: '07:00', end: '11:00' },
        ])
      }
      onRemove={(index) => {
        onChange(value.toSpliced(index, 1));
        return () => onChange([...value]);
      }}
      words={{
        add: formatMessage(words.addWindow),
        row: (place) => formatMessage(words.window, { place }),
        remove: (place) => formatMessage(words.removeWindow, { place }),
        moveUp: (place) => formatMessage(words.window, { place }),
        moveDown: (place) => formatMessage(words.window, { place }),
        moved: (place) => formatMessage(words.window, { place }),
        removed: (place) => formatMessage(words.removedWindow, { place }),
        undo: formatMessage(words.undo),
        empty: formatMessage(words.always),
      }}
    >
      {({ weekdays, start, end }, index) => (
        <Stack gap="s">
          <ToggleGroup
            label={formatMessage(words.days)}
            size="s"
            selectionMode="multiple"
            items={days}
            selectedKeys={(weekdays ?? []).map(String)}
            onSelectionChange={(keys) =>
              put(index, { weekdays: keys.size === 0 ? null : [...keys].map(Number) })
            }
          />
          <TimeRangeField
            label={formatMessage(words.hours)}
            description={formatMessage(words.hoursHelp)}
            value={{ start, end }}
            onChange={(range) => range && put(index, range)}
            words={{
              from: formatMessage(words.from),
              to: formatMessage(words.to),
              hour: segment(formatMessage(words.hour)),
              minute: segment(formatMessage(words.minute)),
              dayPeriod: segment(formatMessage(words.dayPeriod)),
            }}
          />
        </Stack>
      )}
    </Repeater>
  );
}

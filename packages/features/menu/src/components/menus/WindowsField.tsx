import { createMenu, limitsOf, type AvailabilityWindow } from '@servery/api';
import { Repeater, Stack, TimeRangeField, ToggleGroup } from '@servery/ui';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formMessages as messages } from '../../messages/form.ts';

/** An availability window with a key that identifies it while it is edited. */
export interface DraftWindow extends AvailabilityWindow {
  key: string;
}

interface WindowsFieldProps {
  value: readonly DraftWindow[];
  onChange: (value: DraftWindow[]) => void;
  errorMessage: string | undefined;
}

/** A Sunday, from which the names of the weekdays are formatted. */
const sunday = Date.UTC(2026, 10, 22);

/** The hours in which an item is sold; no window means always. */
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
    onChange(value.map((range, i) => (i === index ? { ...range, ...change } : range)));
  return (
    <Repeater
      label={formatMessage(messages.windows)}
      items={value.map((window) => ({ ...window, id: window.key }))}
      {...limitsOf(createMenu.body, 'windows')}
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
      labels={{
        add: formatMessage(messages.addWindow),
        row: (place) => formatMessage(messages.window, { place }),
        remove: (place) => formatMessage(messages.removeWindow, { place }),
        moveUp: (place) => formatMessage(messages.window, { place }),
        moveDown: (place) => formatMessage(messages.window, { place }),
        moved: (place) => formatMessage(messages.window, { place }),
        removed: (place) => formatMessage(messages.removedWindow, { place }),
        empty: formatMessage(messages.always),
      }}
    >
      {({ weekdays, start, end }, index) => (
        <Stack gap="s">
          <ToggleGroup
            label={formatMessage(messages.days)}
            size="s"
            selectionMode="multiple"
            items={days}
            selectedKeys={(weekdays ?? []).map(String)}
            onSelectionChange={(keys) =>
              put(index, { weekdays: keys.size === 0 ? null : [...keys].map(Number) })
            }
          />
          <TimeRangeField
            label={formatMessage(messages.hours)}
            description={formatMessage(messages.hoursHelp)}
            value={{ start, end }}
            onChange={(range) => range && put(index, range)}
          />
        </Stack>
      )}
    </Repeater>
  );
}

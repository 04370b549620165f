import type { EventCalendarProps } from '@servery/ui/calendar';
import { useIntl } from 'react-intl';
import { screenMessages, sheetMessages } from '../messages/screen.ts';

/** Messages of the calendar grid. */
export function useSheetMessages(): Pick<EventCalendarProps, 'label' | 'labels'> {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(sheetMessages.label),
    labels: {
      empty: formatMessage(sheetMessages.empty),
      loading: formatMessage(screenMessages.loading),
    },
  };
}

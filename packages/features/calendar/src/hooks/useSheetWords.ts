import type { EventCalendarProps } from '@servery/ui/calendar';
import { useIntl } from 'react-intl';
import {
  moreWords,
  movedWords,
  putBackWords,
  screenWords,
  sheetWords,
  viewWords,
} from '../messages/screen.ts';

/** What the sheet of the calendar says. */
export function useSheetWords(): Pick<EventCalendarProps, 'label' | 'words'> {
  const { formatMessage } = useIntl();
  return {
    label: formatMessage(sheetWords.label),
    words: {
      today: formatMessage(sheetWords.today),
      previous: formatMessage(sheetWords.previous),
      next: formatMessage(sheetWords.next),
      view: formatMessage(sheetWords.view),
      views: {
        month: formatMessage(viewWords.month),
        week: formatMessage(viewWords.week),
        day: formatMessage(viewWords.day),
        list: formatMessage(viewWords.list),
      },
      allDay: formatMessage(sheetWords.allDay),
      more: (count) => formatMessage(moreWords, { count }),
      empty: formatMessage(sheetWords.empty),
      close: formatMessage(screenWords.close),
      loading: formatMessage(screenWords.loading),
      hint: formatMessage(sheetWords.hint),
      moved: (title, when) => formatMessage(movedWords, { title, when }),
      putBack: (title) => formatMessage(putBackWords, { title }),
    },
  };
}

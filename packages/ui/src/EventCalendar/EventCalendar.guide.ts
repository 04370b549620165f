import type { Guide } from '../guide/guide.ts';

const noValue = 'It has no value.';

export const guide: Guide = {
  when: 'Use for events on dates and times, such as shifts, bookings or closures. To choose one date, use a date picker. For past events, use Timeline.',
  anatomy: [
    'toolbar: today, previous, next; title; views; new',
    'day or hour grid',
    'events in their category’s colour',
    'popover with all events of a day',
  ],
  keyboard: {
    Tab: 'Moves focus through the toolbar, then the events in order.',
    'Enter, Space':
      'On an event: opens it. On “more”: opens the day. On a day name: shows that day. On new: creates an event.',
    'Shift + arrow keys':
      'On an event: moves it by days, weeks or half hours. Releasing Shift drops it.',
    'Control + Shift + arrow keys': 'On an event: moves its end.',
    'Arrow keys': 'In the view switcher: selects a view.',
    Escape: 'Closes the day popover, or cancels moving an event.',
  },
  dos: [
    'Let people change the time in the form that onOpen opens, too. Not everyone drags.',
    'Set openId while an event is open, so focus returns to it.',
    'Pass the same array while nothing has changed. A new array re-renders everything.',
    'Load the range that onShow reports, plus some margin.',
    'Call undo if a change is rejected, and say why.',
  ],
  donts: [
    'Don’t distinguish categories by colour alone. Put the category in the title or a filter.',
    'Don’t use the month view on phones. The list is easier to read.',
  ],
  never: { Disabled: 'It’s read-only without callbacks.', Invalid: noValue },
};

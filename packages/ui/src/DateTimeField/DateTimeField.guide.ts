import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a date and time entered with the system picker. It’s small, and familiar on phones. If days can be unavailable or it must look the same in every browser, use DateTimePicker. For dates, ranges or several dates, use DatePicker and its variants.',
  anatomy: ['label', 'input with the system picker', 'error', 'description'],
  keyboard: {
    Tab: 'Moves focus to the field, then through its parts.',
    'Arrow keys': 'Change the focused part.',
    Space: 'Opens the system picker.',
  },
  dos: [
    'Set minValue and maxValue. The picker disables all other values.',
    'State the time zone in the description if it may differ from the user’s.',
  ],
  donts: [
    'Don’t use it for a date of birth. Calendars are slow to page through.',
    'Don’t convert the value to UTC here. It’s local time.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};

import type { Guide } from '../guide/guide.ts';

const noValue = 'It holds no value.';

export const guide: Guide = {
  when: 'For what takes place on days and at hours: shifts, bookings, closures. To choose one day use a date picker; for what happened use Timeline.',
  anatomy: [
    'bar: today, back, on; title; views; new',
    'sheet of days or hours',
    'events in the tone of their category',
    'little window of a full day',
  ],
  keyboard: {
    Tab: 'goes through the bar, then through the events in their order',
    'Enter, Space':
      'on an event: opens it; on “more”: opens the day; on the name of a day: shows that day; on new: makes something',
    'Shift + arrow keys':
      'on an event: move it, by days, weeks or half hours as they lie; it is dropped when Shift is let go',
    'Control + Shift + arrow keys': 'on an event: move its end',
    'Arrow keys': 'in the choice of views: choose',
    Escape: 'closes the little window of a full day; puts back an event that is being moved',
  },
  dos: [
    'Offer a change of time in what onOpen opens as well: not everybody drags.',
    'Give openId while an event is open, so that the focus finds back to it.',
    'Give the same list of events while nothing changed: another one is drawn anew.',
    'Load what onShow names, and a little around it.',
    'Call undo when a change was refused, and say why.',
  ],
  donts: [
    'Do not let colour alone tell categories apart: put the word into the title or a filter beside it.',
    'Do not show the month on a phone: the list is read more easily.',
  ],
  never: { Disabled: 'Without callbacks it is read only.', Invalid: noValue },
};

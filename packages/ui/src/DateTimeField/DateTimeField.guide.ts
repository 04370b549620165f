import { neverPressed, neverWaiting, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For a moment that is typed or picked with the system’s own picker: it is small, and on a phone it is what people know. Where days may be unavailable or the field must look alike in every browser use DateTimePicker; for a day, a range or several days DatePicker and its kin.',
  anatomy: ['label', 'input with the system’s picker', 'error', 'description'],
  keyboard: {
    Tab: 'goes to the field, then through its parts',
    'Arrow keys': 'change the part that has the focus',
    Space: 'opens the system’s picker',
  },
  dos: [
    'Give bounds with minValue and maxValue: the picker greys out the rest.',
    'Say in the description whose clock is meant when it may be another’s.',
  ],
  donts: [
    'Do not use it for a date of birth: a calendar is slow to page through.',
    'Do not convert the value to UTC here; it is a clock on the wall.',
  ],
  never: { ...neverWaiting, ...neverPressed },
};

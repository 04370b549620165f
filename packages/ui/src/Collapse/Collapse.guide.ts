import type { Guide } from '../guide/guide.ts';

const itsButton = 'The button is a Button, and is shown there.';

export const guide: Guide = {
  when: 'To keep what few need out of the way of the many, in its place. For titled parts of equal rank use Accordion; for what needs an answer use Dialog.',
  anatomy: ['button (optional: others may open it)', 'panel'],
  keyboard: { 'Enter, Space': 'on the button: opens or closes the panel' },
  dos: [
    'Let the button say what will be seen: “Show past orders”.',
    'Where several panels answer to one button, hold isOpen and name them all in its aria-controls.',
  ],
  donts: [
    'Do not hide what is needed to go on.',
    'Do not hide a field that may be wrong: an error that cannot be seen cannot be mended.',
  ],
  never: {
    Hovered: itsButton,
    Pressed: itsButton,
    Disabled: itsButton,
    ReadOnly: 'It holds no value.',
    Invalid: 'It holds no value.',
    Pending: 'It opens at once; what it holds may wait.',
    Empty: 'A button that opens nothing has no place.',
    Many: 'It is one panel; for many use Accordion.',
  },
};

import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For everything under one another (Stack), beside one another (Inline) or in equal columns (Grid). Space between parts of the page comes from here and not from the parts.',
  anatomy: ['parts', 'gap of a named step'],
  keyboard: {},
  dos: [
    'Choose the gap by how much the parts belong together: s inside a thing, l between things.',
    'Let Inline wrap: it is on unless told.',
  ],
  donts: ['Do not give a component a margin of its own.'],
  never: {
    ...neverTouched,
    Pending: 'The parts wait, each in its shape.',
    Empty: 'Without parts it takes no room.',
    LongWords: 'The parts wrap; the space between them stays.',
  },
};

import type { Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'To choose one or several of what stands in a list, with pictures and second lines. In a form with little room use Select; for two to five short words use Segmented; for rows that lead somewhere use ListGroup.',
  anatomy: ['list box', 'option: icon, title, description, end, check'],
  keyboard: {
    Tab: 'goes to the chosen option or the first, and past the list',
    'Arrow down, Arrow up': 'go from option to option',
    'Home, End': 'go to the first and to the last',
    'Space, Enter': 'choose the option, or take the choice back',
  },
  dos: ['Choose the usual one beforehand where there is one.'],
  donts: ['Do not put buttons or links into the rows: an option is one thing.'],
  never: {
    ReadOnly: 'What cannot be chosen is a ListGroup.',
    Invalid: 'The field or the page around it says what is wrong.',
    Pending: 'Rows that have not come yet are a Skeleton.',
  },
};

import { defineMessages } from './define.ts';

/** What a table is. */
export const formWords = defineMessages({
  create: { id: 'tables.form.create', defaultMessage: 'Create Table' },
  editTitle: { id: 'tables.form.editTitle', defaultMessage: 'Edit table {name}' },
  name: { id: 'tables.form.name', defaultMessage: 'Name' },
  nameHelp: { id: 'tables.form.nameHelp', defaultMessage: 'Short, as staff call it: A1.' },
  section: { id: 'tables.form.section', defaultMessage: 'Section' },
  sectionHelp: {
    id: 'tables.form.sectionHelp',
    defaultMessage: 'The area that it stands in: Hall, Terrace.',
  },
  seatsMin: { id: 'tables.form.seatsMin', defaultMessage: 'Fewest guests' },
  seatsMax: { id: 'tables.form.seatsMax', defaultMessage: 'Seats' },
  shape: { id: 'tables.form.shape', defaultMessage: 'Shape' },
  round: { id: 'tables.form.round', defaultMessage: 'Round' },
  square: { id: 'tables.form.square', defaultMessage: 'Square' },
  rectangle: { id: 'tables.form.rectangle', defaultMessage: 'Rectangle' },
});

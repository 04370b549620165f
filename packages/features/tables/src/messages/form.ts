import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';

/** Messages of the table form. */
export const formMessages = defineMessages({
  create: { id: 'tables.form.create', defaultMessage: 'Create Table' },
  editTitle: { id: 'tables.form.editTitle', defaultMessage: 'Edit table {name}' },
  name: fieldMessages.name,
  nameHelp: {
    id: 'tables.form.nameHelp',
    defaultMessage: 'A short name that staff use, such as A1.',
  },
  section: { id: 'tables.form.section', defaultMessage: 'Section' },
  sectionHelp: {
    id: 'tables.form.sectionHelp',
    defaultMessage: 'The area the table is in, such as Hall or Terrace.',
  },
  seatsMin: { id: 'tables.form.seatsMin', defaultMessage: 'Minimum guests' },
  seatsMax: { id: 'tables.form.seatsMax', defaultMessage: 'Seats' },
  shape: { id: 'tables.form.shape', defaultMessage: 'Shape' },
  round: { id: 'tables.form.round', defaultMessage: 'Round' },
  square: { id: 'tables.form.square', defaultMessage: 'Square' },
  rectangle: { id: 'tables.form.rectangle', defaultMessage: 'Rectangle' },
});

import { defineMessages } from './define.ts';

/** The floor plan. */
export const planWords = defineMessages({
  title: { id: 'tables.plan.title', defaultMessage: 'Floor plan' },
  section: { id: 'tables.plan.section', defaultMessage: 'Section' },
  edit: { id: 'tables.plan.edit', defaultMessage: 'Move tables' },
  save: { id: 'tables.plan.save', defaultMessage: 'Save the plan' },
  discard: { id: 'tables.plan.discard', defaultMessage: 'Discard' },
  saved: { id: 'tables.plan.saved', defaultMessage: 'The plan is saved' },
  hint: {
    id: 'tables.plan.hint',
    defaultMessage:
      'Drag tables, or choose one and move it with the arrow keys; with Shift it moves further.',
  },
  moved: { id: 'tables.plan.moved', defaultMessage: '{name}: {x} across, {y} down' },
  table: {
    id: 'tables.plan.table',
    defaultMessage: '{name}, {state}, {seats, plural, one {# seat} other {# seats}}',
  },
  movable: { id: 'tables.plan.movable', defaultMessage: 'Move {name}' },
  plan: { id: 'tables.plan.plan', defaultMessage: 'Plan of {section}' },
});

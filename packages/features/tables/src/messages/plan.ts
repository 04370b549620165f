import { defineMessages } from '@servery/screens/define';
import { actionMessages } from '@servery/screens/messages';

/** Messages of the floor plan. */
export const planMessages = defineMessages({
  title: { id: 'tables.plan.title', defaultMessage: 'Floor plan' },
  section: { id: 'tables.plan.section', defaultMessage: 'Section' },
  edit: { id: 'tables.plan.edit', defaultMessage: 'Move tables' },
  save: { id: 'tables.plan.save', defaultMessage: 'Save floor plan' },
  discard: actionMessages.discard,
  saved: { id: 'tables.plan.saved', defaultMessage: 'Floor plan saved' },
  hint: {
    id: 'tables.plan.hint',
    defaultMessage:
      'Drag a table, or select one and press the arrow keys to move it. Hold Shift to move it further.',
  },
  moved: { id: 'tables.plan.moved', defaultMessage: '{name} moved to {x} across, {y} down' },
  table: {
    id: 'tables.plan.table',
    defaultMessage: '{name}, {state}, {seats, plural, one {# seat} other {# seats}}',
  },
  movable: { id: 'tables.plan.movable', defaultMessage: 'Move {name}' },
  plan: { id: 'tables.plan.plan', defaultMessage: 'Floor plan of {section}' },
});

import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use to show the history of one object, in reading order. For facts, use DescriptionList. For upcoming steps, use Stepper.',
  anatomy: ['line', 'coloured dot or icon', 'title', 'time', 'who and why'],
  keyboard: {},
  dos: ['Say who did it.', 'Pass the machine-readable time in dateTime.'],
  donts: ['Don’t colour every event. Use tone for the important ones.'],
  never: {
    ...neverTouched,
    Pending: 'Use Skeleton for events that are loading.',
    Empty: 'Use EmptyState if there are no events.',
  },
};

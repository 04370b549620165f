import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For what happened to one thing, in the order of reading. For facts use DescriptionList; for steps still to go use Stepper.',
  anatomy: ['line', 'dot or icon in the tone', 'title', 'time', 'who and why'],
  keyboard: {},
  dos: ['Say who did it.', 'Hand over the instant for machines with dateTime.'],
  donts: ['Do not colour every event: the tone marks what matters.'],
  never: {
    ...neverTouched,
    Pending: 'Events on their way are Skeletons.',
    Empty: 'Where nothing happened use EmptyState.',
  },
};

import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'For something that runs and of which it is known how far it is, or at least that it goes on: an upload, an import. For a quantity that stands use Meter; for a short wait of unknown length use Spinner; in little room use ProgressRing.',
  anatomy: ['label and value', 'track', 'filled part'],
  keyboard: {},
  dos: [
    'Give valueLabel where the count says more than the percentage.',
    'Say in words when it is over.',
  ],
  donts: ['Do not let it go backwards.', 'Do not show it for what takes less than a second.'],
  never: { ...neverTouched, Many: 'It is one; what is made of parts is a StackedBar.' },
};

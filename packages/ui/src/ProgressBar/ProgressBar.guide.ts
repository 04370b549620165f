import { neverTouched, type Guide } from '../guide/guide.ts';

export const guide: Guide = {
  when: 'Use for a running task with known progress, or at least known activity, such as an upload or an import. For a static quantity, use Meter. For a short wait of unknown length, use Spinner. In small spaces, use ProgressRing.',
  anatomy: ['label and value', 'track', 'filled section'],
  keyboard: {},
  dos: ['Set valueLabel if a count is clearer than a percentage.', 'Announce completion in text.'],
  donts: ['Don’t let it move backwards.', 'Don’t show it for tasks shorter than a second.'],
  never: { ...neverTouched, Many: 'It shows one value. For several parts, use StackedBar.' },
};

import { useTexts } from '../Messages/useFormatMessage.ts';
import type { StepLabels } from './Stepper.tsx';

const texts = {
  done: { id: 'stepper.done', text: 'completed' },
  invalid: { id: 'stepper.invalid', text: 'has errors' },
};

/** Returns the texts of a `Stepper`, with those that are given instead of the kit's own. */
export function useStepLabels(given?: Partial<StepLabels>): StepLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}

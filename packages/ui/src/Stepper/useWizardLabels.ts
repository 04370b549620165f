import { backMessage, finishMessage, nextMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';
import { useStepLabels } from './useStepLabels.ts';
import type { WizardLabels } from './Wizard.tsx';

const texts = { back: backMessage, finish: finishMessage, next: nextMessage };

/** Returns the texts of a `Wizard`, with those that are given instead of the kit's own. */
export function useWizardLabels(given?: Partial<WizardLabels>): WizardLabels {
  return { ...useStepLabels(), ...useTexts(texts), ...given };
}

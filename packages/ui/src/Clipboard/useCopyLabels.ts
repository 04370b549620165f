import { copyMessage } from '../Messages/common.ts';
import { useTexts } from '../Messages/useFormatMessage.ts';
import type { CopyLabels } from './CopyButton.tsx';

const texts = {
  copy: copyMessage,
  copied: { id: 'copy.copied', text: 'Copied' },
  failed: { id: 'copy.failed', text: 'Couldn’t copy. Select the text and press Ctrl+C.' },
};

/** Returns the texts of a copy button, with those that are given instead of the kit's own. */
export function useCopyLabels(given?: Partial<CopyLabels>): CopyLabels {
  return {
    ...useTexts(texts),
    ...given,
  };
}

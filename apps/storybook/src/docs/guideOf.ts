import type { Guide } from '@servery/ui/guide';
import type { Parameters } from 'storybook/internal/types';

/** Returns the guide in the parameters of a component's stories; screens have none. */
export const guideOf = (parameters: Parameters): Guide | undefined =>
  (parameters as { guide?: Guide }).guide;

import type { Guide } from '@servery/ui/guide';
import type { Parameters } from 'storybook/internal/types';

/** The guide that a component's stories carry in their parameters; screens have none. */
export const guideOf = (parameters: Parameters): Guide | undefined =>
  (parameters as { guide?: Guide }).guide;

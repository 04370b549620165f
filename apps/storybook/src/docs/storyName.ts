import type { PreparedStory } from 'storybook/internal/types';

/** Returns the export name of a story: `LongText` for “Long Text”. */
export const storyName = ({ name }: Pick<PreparedStory, 'name'>) => name.replaceAll(' ', '');

import type { PreparedStory } from 'storybook/internal/types';

/** The name under which a story is exported: `LongWords` of “Long Words”. */
export const storyName = ({ name }: Pick<PreparedStory, 'name'>) => name.replaceAll(' ', '');

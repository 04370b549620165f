import { CheckIcon, MinusIcon } from '@servery/ui';
import { states as allStates, type Never } from '@servery/ui/guide';
import type { PreparedStory } from 'storybook/internal/types';
import css from './docs.module.css';
import { storyName } from './storyName.ts';

export interface StatesProps {
  never: Never;
  stories: readonly PreparedStory[];
}

/**
 * All states of a component: each is shown by a story below, or has the reason why it never occurs.
 */
export function States({ never, stories }: StatesProps) {
  return (
    <ul role="list" className={css.states}>
      {allStates.map((name) => {
        const story = stories.find((it) => storyName(it) === name);
        return (
          <li key={name} className={css.state}>
            <span className={story ? css.yes : css.no}>
              {story ? <CheckIcon /> : <MinusIcon />}
            </span>
            <span>
              {story ? <a href={`#${story.id}--frame`}>{story.name}</a> : spaced(name)}
              {!story && <span className={css.quiet}> · {never[name] ?? 'Not shown yet.'}</span>}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const spaced = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ');

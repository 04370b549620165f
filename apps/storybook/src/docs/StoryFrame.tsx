import { Source, Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import css from './docs.module.css';

export interface StoryFrameProps {
  story: PreparedStory;
  /** The first one, without a name of its own, on a larger stage. */
  isPrimary?: boolean;
}

/** A story, where to open it alone, and its code. */
export function StoryFrame({ story, isPrimary }: StoryFrameProps) {
  const address = `?path=/story/${story.id}`;
  const shown = (
    <div className={css.frame}>
      <div className={isPrimary ? `${css.stage} ${css.primary}` : css.stage}>
        <Story of={story.moduleExport} />
      </div>
      <details className={css.frameFoot}>
        <summary className={css.codeSwitch}>Code</summary>
        <Source of={story.moduleExport} />
      </details>
    </div>
  );
  if (isPrimary) return shown;
  return (
    <div className={css.story} id={`${story.id}--frame`}>
      <div className={css.storyHead}>
        <h3 className={css.storyTitle}>{story.name}</h3>
        <a className={css.open} href={address} target="_top">
          Open alone
        </a>
      </div>
      {shown}
    </div>
  );
}

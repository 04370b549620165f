import { Source, Story } from '@storybook/addon-docs/blocks';
import type { PreparedStory } from 'storybook/internal/types';
import css from './docs.module.css';

export interface StoryFrameProps {
  story: PreparedStory;
  /** Whether it is the first story, shown without its name and on a larger stage. */
  isPrimary?: boolean;
}

/** A story with its code and a link that opens it alone. */
export function StoryFrame({ story, isPrimary }: StoryFrameProps) {
  const address = `?path=/story/${story.id}`;
  const shown = (
    <div className={css.frame}>
      <div className={isPrimary ? `${css.stage} ${css.primary}` : css.stage}>
        {isInline(story) ? (
          <Story of={story.moduleExport} />
        ) : (
          // oxlint-disable-next-line react/iframe-missing-sandbox -- It shows this same Storybook.
          <iframe
            className={css.window}
            loading="lazy"
            src={`iframe.html?id=${story.id}&viewMode=story`}
            title={story.name}
          />
        )}
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

interface Inlined {
  docs?: { story?: { inline?: boolean } };
}

/**
 * Whether a story is rendered in the page. An overlay would cover the page, so it gets an iframe.
 */
const isInline = ({ parameters }: PreparedStory) =>
  (parameters as Inlined).docs?.story?.inline !== false;

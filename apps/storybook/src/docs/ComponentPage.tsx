import { DocsContext, Unstyled, useOf } from '@storybook/addon-docs/blocks';
import { use } from 'react';
import { Anatomy } from './Anatomy.tsx';
import css from './docs.module.css';
import { guideOf } from './guideOf.ts';
import { KeyMap } from './KeyMap.tsx';
import { PropsTable } from './PropsTable.tsx';
import { Rules } from './Rules.tsx';
import { Section } from './Section.tsx';
import { States } from './States.tsx';
import { StoryFrame } from './StoryFrame.tsx';

/**
 * The docs page of every component: usage, examples, anatomy, props, keys, rules and all states.
 */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const context = use(DocsContext);
  const stories = context.componentStories();
  const [primary, ...others] = stories;
  const guide = guideOf(preparedMeta.parameters);
  const [group = '', ...names] = preparedMeta.title.split('/').map((name) => name.trim());
  const description = describe(preparedMeta.parameters, preparedMeta.component);
  const entry = guide?.entry ?? '@servery/ui';
  const name = names.join(' / ');
  return (
    <Unstyled>
      <article className={css.page}>
        <header className={css.head}>
          <span className={css.eyebrow}>{group}</span>
          <h1 className={css.title}>{name}</h1>
          {description && <p className={css.lead}>{plain(description)}</p>}
          {guide && (
            <code className={css.importLine}>{`import { ${names.at(-1)} } from '${entry}';`}</code>
          )}
        </header>
        {primary && <StoryFrame story={primary} isPrimary />}
        {guide && (
          <>
            <Section title="When to use it">
              <p className={css.prose}>{guide.when}</p>
            </Section>
            <Section title="Anatomy">
              <Anatomy parts={guide.anatomy} />
            </Section>
          </>
        )}
        {primary && <PropsTable argTypes={primary.argTypes} component={preparedMeta.component} />}
        {guide && (
          <>
            <Section title="Keyboard">
              <KeyMap keys={guide.keyboard} />
            </Section>
            <Section title="Rules">
              <Rules dos={guide.dos} donts={guide.donts} />
            </Section>
            <Section title="States">
              <States never={guide.never} stories={stories} />
            </Section>
          </>
        )}
        <Section title="More stories">
          <div className={css.stories}>
            {others.map((story) => (
              <StoryFrame key={story.id} story={story} />
            ))}
          </div>
        </Section>
      </article>
    </Unstyled>
  );
}

interface Described {
  docs?: { extractComponentDescription?: (component: unknown) => string | null };
}

/** Returns the docstring of a component, as Storybook extracts it. */
const describe = (parameters: object, component: unknown) =>
  component ? (parameters as Described).docs?.extractComponentDescription?.(component) : undefined;

/** Removes the code marks from a docstring. */
const plain = (text: string) => text.replaceAll('`', '');

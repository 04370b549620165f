import { Heading, LinkButton, Text } from '@servery/ui';
import type { ComponentType, ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Illustration } from '../illustrations/Illustration.tsx';
import { miscMessages } from '../messages/misc.ts';
import { content, page, part, picture, textBlock } from './PlainPage.css.ts';

export interface PlainPageProps {
  drawing: ComponentType;
  title: string;
  text: string;
  homeHref: string;
  /** Additional content, such as a form. */
  children?: ReactNode;
}

/** Page with a picture, a heading, a sentence and a link to the home page. */
export function PlainPage({ drawing, title, text, homeHref, children }: PlainPageProps) {
  const { formatMessage } = useIntl();
  return (
    <main className={page}>
      <div className={content}>
        <div className={picture}>
          <Illustration drawing={drawing} />
        </div>
        <div className={textBlock}>
          <Heading level={1} size="xxl">
            {title}
          </Heading>
          <Text as="p" tone="muted">
            {text}
          </Text>
        </div>
        {children && <div className={part}>{children}</div>}
        <LinkButton
          href={homeHref}
          tone={children ? 'neutral' : 'accent'}
          emphasis={children ? 'ghost' : 'solid'}
        >
          {formatMessage(miscMessages.home)}
        </LinkButton>
      </div>
    </main>
  );
}

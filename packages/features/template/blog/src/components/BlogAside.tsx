import type { BlogCategory, BlogIcon } from '@servery/api/template';
import { LinesSkeleton, LoadError } from '@servery/screens';
import { Card, ListGroup, PlayIcon, TagIcon, TalkIcon, UtensilsIcon, VideoIcon } from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useBlogSidebar } from '../hooks/useBlog.ts';
import { listMessages as messages } from '../messages/list.ts';
import { categoryMessages } from '../messages/vocabulary.ts';
import { places } from '../places.ts';
import * as styles from './blog.css.ts';
import { PostLinks } from './PostLinks.tsx';

const icons: Readonly<Record<BlogIcon, ReactNode>> = {
  tag: <TagIcon />,
  dish: <UtensilsIcon />,
  play: <PlayIcon />,
  quote: <TalkIcon />,
  video: <VideoIcon />,
};

/** The recent posts and the categories, of which `current` is open. */
export function BlogAside({ current }: { current?: BlogCategory | '' }) {
  const { formatMessage, formatNumber } = useIntl();
  const { data, error, mutate } = useBlogSidebar();
  if (!data)
    return error ? (
      <LoadError
        level={2}
        error={error}
        title={formatMessage(messages.sidebarFailed)}
        onRetry={mutate}
      />
    ) : (
      <LinesSkeleton label={formatMessage(messages.loading)} />
    );
  const row = (
    category: BlogCategory | '',
    title: string,
    more: { icon?: ReactNode; end?: string },
  ) => ({
    id: category || 'all',
    href: places.category(category),
    isCurrent: category === current,
    title,
    ...more,
  });
  return (
    <div className={styles.aside}>
      {data.recentPosts.length > 0 && (
        <Card title={formatMessage(messages.recent)}>
          <PostLinks
            isFlush
            label={formatMessage(messages.recent)}
            posts={data.recentPosts}
            hrefOf={places.post}
          />
        </Card>
      )}
      <Card title={formatMessage(messages.categories)}>
        <ListGroup
          isFlush
          label={formatMessage(messages.categories)}
          items={[
            row('', formatMessage(messages.all), { icon: <TagIcon /> }),
            ...data.categories.map(({ category, icon, count }) =>
              row(category, formatMessage(categoryMessages[category]), {
                icon: icons[icon],
                end: formatNumber(count),
              }),
            ),
          ]}
        />
      </Card>
    </div>
  );
}

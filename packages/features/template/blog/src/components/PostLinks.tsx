import type { BlogSidebar } from '@servery/api/template';
import { ListGroup } from '@servery/ui';
import { useIntl } from 'react-intl';
import * as styles from './blog.css.ts';

interface PostLinksProps {
  label: string;
  posts: BlogSidebar['recentPosts'];
  hrefOf: (id: number) => string;
  /**
   * Whether the list has no frame of its own.
   * @default false
   */
  isFlush?: boolean;
}

/** Links to posts, with their pictures and days. */
export function PostLinks({ label, posts, hrefOf, isFlush = false }: PostLinksProps) {
  const { formatDate } = useIntl();
  return (
    <ListGroup
      isFlush={isFlush}
      label={label}
      items={posts.map(({ id, img, title, createdTime }) => ({
        id: String(id),
        href: hrefOf(id),
        icon: <img className={styles.thumbnail} src={img} alt="" loading="lazy" />,
        title: <bdi>{title}</bdi>,
        description: formatDate(createdTime, { dateStyle: 'medium' }),
      }))}
    />
  );
}

import type { BlogPost } from '@servery/api/template';
import { Card, CommentIcon, Heading, Link, Text, VisuallyHidden } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useCounted } from '../hooks/useCounted.ts';
import { listMessages as messages, readMoreOfMessage } from '../messages/list.ts';
import { commentCountMessage } from '../messages/vocabulary.ts';
import { places } from '../places.ts';
import * as styles from './blog.css.ts';
import { Byline } from './Byline.tsx';
import { PostTags } from './PostTags.tsx';

/** A post with its picture, author, tags and the start of its text. */
export function PostCard({ post }: { post: BlogPost }) {
  const { formatMessage } = useIntl();
  const counted = useCounted();
  const { id, title, img, userFullName, avatar, blogPosted, tags, status, excerpt, comment } = post;
  const href = places.post(id);
  return (
    <Card cover={<img className={styles.picture} src={img} alt="" loading="lazy" />}>
      <div className={styles.card}>
        <Heading level={2} size="l">
          <Link isQuiet href={href}>
            <bdi>{title}</bdi>
          </Link>
        </Heading>
        <Byline name={userFullName} avatar={avatar} time={blogPosted} />
        <PostTags tags={tags} status={status} />
        <p dir="auto">{excerpt}</p>
        <div className={styles.counts}>
          <span className={styles.counted}>
            <CommentIcon aria-hidden size={16} />
            {formatMessage(commentCountMessage, counted(comment))}
          </span>
          <Text weight="medium">
            <Link href={href}>
              <span aria-hidden>{formatMessage(messages.readMore)}</span>
              <VisuallyHidden>{formatMessage(readMoreOfMessage, { title })}</VisuallyHidden>
            </Link>
          </Text>
        </div>
      </div>
    </Card>
  );
}

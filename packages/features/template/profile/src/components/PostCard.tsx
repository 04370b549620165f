import type { ProfilePost } from '@servery/api/template';
import { AvatarGroup, Card, Link } from '@servery/ui';
import { useId } from 'react';
import { useIntl } from 'react-intl';
import { commentCountMessage, likeCountMessage, postMessages } from '../messages/posts.ts';
import { places } from '../places.ts';
import { Comments } from './Comments.tsx';
import { LikePost } from './LikePost.tsx';
import { PersonRow } from './PersonRow.tsx';
import * as styles from './post.css.ts';
import { PostVideo } from './PostVideo.tsx';
import { text } from './profile.css.ts';
import { SharePost } from './SharePost.tsx';

/** A post: its text, picture or video, the people who like it, and the comments. */
export function PostCard({ post }: { post: ProfilePost }) {
  const { formatMessage, formatDate } = useIntl();
  const textId = useId();
  const { id, media, likers, comments } = post;
  return (
    <Card padding="l">
      <article className={styles.post} aria-labelledby={textId}>
        <PersonRow name={post.fullName} src={post.avatar}>
          <Link isQuiet tone="inherit" href={places.post(id)}>
            {formatDate(post.postedAt, { dateStyle: 'medium', timeStyle: 'short' })}
          </Link>
        </PersonRow>
        <p id={textId} dir="auto" className={text}>
          {post.postText}
        </p>
        {media?.type === 'image' && (
          <img className={styles.picture} src={media.src} alt={media.alt} loading="lazy" />
        )}
        {media?.type === 'video' && <PostVideo video={media} />}
        <div className={styles.counts}>
          {likers.length > 0 && (
            <AvatarGroup
              size="s"
              label={formatMessage(postMessages.likers)}
              people={likers.map((liker) => ({
                id: String(liker.id),
                name: liker.fullName,
                src: liker.avatar,
              }))}
            />
          )}
          <span>{formatMessage(likeCountMessage, { count: likers.length })}</span>
          <span className={styles.endCount}>
            {formatMessage(commentCountMessage, { count: comments.length })}
          </span>
        </div>
        <div className={styles.actions}>
          <LikePost post={post} />
          <SharePost id={id} />
        </div>
        <Comments post={post} />
      </article>
    </Card>
  );
}

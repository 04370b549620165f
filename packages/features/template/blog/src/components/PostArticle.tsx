import type { BlogDetail } from '@servery/api/template';
import {
  BookmarkIcon,
  Card,
  CommentIcon,
  EditIcon,
  Heading,
  Inline,
  LinkButton,
} from '@servery/ui';
import { Html } from '@servery/ui/html';
import { useIntl } from 'react-intl';
import { useCounted } from '../hooks/useCounted.ts';
import { editMessages } from '../messages/edit.ts';
import { bookmarkCountMessage, commentCountMessage } from '../messages/vocabulary.ts';
import { places } from '../places.ts';
import { picture, counted as countedStyle, counts } from './blog.css.ts';
import { Byline } from './Byline.tsx';
import * as styles from './post.css.ts';
import { PostTags } from './PostTags.tsx';
import { SharePost } from './SharePost.tsx';

/** A post with its picture, text and counts, and the menu that shares it. */
export function PostArticle({ post }: { post: BlogDetail }) {
  const { formatMessage } = useIntl();
  const counted = useCounted();
  const { id, title, img, userFullName, avatar, createdTime, tags, status, content } = post;
  return (
    <Card padding="l" cover={<img className={picture} src={img} alt="" />}>
      <article className={styles.article}>
        <Heading level={1}>
          <bdi>{title}</bdi>
        </Heading>
        <Byline name={userFullName} avatar={avatar} time={createdTime} />
        <PostTags tags={tags} status={status} />
        <div className={styles.text}>
          <Html html={content} headingLevel={2} label={title} />
        </div>
        <div className={styles.foot}>
          <div className={counts}>
            <span className={countedStyle}>
              <CommentIcon aria-hidden size={16} />
              {formatMessage(commentCountMessage, counted(post.comments))}
            </span>
            <span className={countedStyle}>
              <BookmarkIcon aria-hidden size={16} />
              {formatMessage(bookmarkCountMessage, counted(post.bookmarked))}
            </span>
          </div>
          <Inline>
            <LinkButton href={places.edit(id)} icon={<EditIcon />}>
              {formatMessage(editMessages.edit)}
            </LinkButton>
            <SharePost />
          </Inline>
        </div>
      </article>
    </Card>
  );
}

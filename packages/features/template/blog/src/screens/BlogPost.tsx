import { LoadError } from '@servery/screens';
import { Breadcrumbs } from '@servery/ui';
import { useIntl } from 'react-intl';
import { AuthorBox } from '../components/AuthorBox.tsx';
import * as styles from '../components/blog.css.ts';
import { BlogAside } from '../components/BlogAside.tsx';
import { Comments } from '../components/Comments.tsx';
import { PostArticle } from '../components/PostArticle.tsx';
import { PostMissing } from '../components/PostMissing.tsx';
import { useBlogPost } from '../hooks/useBlog.ts';
import { listMessages } from '../messages/list.ts';
import { postMessages as messages } from '../messages/post.ts';
import { places } from '../places.ts';

/** A post of the blog with its author and comments. */
export function BlogPost({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useBlogPost(id);
  if (!data) return <PostMissing error={error} onRetry={mutate} />;
  const { post, comments } = data;
  return (
    <div className={styles.page}>
      <div className={styles.content}>
        <Breadcrumbs
          items={[
            { href: places.list, label: formatMessage(listMessages.title) },
            { href: places.post(id), label: post.title },
          ]}
        />
        {error && (
          <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />
        )}
        <PostArticle post={post} />
        <AuthorBox post={post} />
        <Comments key={id} postId={id} comments={comments} />
      </div>
      <BlogAside />
    </div>
  );
}

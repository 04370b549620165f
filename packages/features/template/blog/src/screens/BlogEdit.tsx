import type { EditedBlogPost } from '@servery/api/template';
import { LoadError } from '@servery/screens';
import { Breadcrumbs, Card, Heading, Stack } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Byline } from '../components/Byline.tsx';
import { PostForm } from '../components/PostForm.tsx';
import { PostMissing } from '../components/PostMissing.tsx';
import { useEditedPost } from '../hooks/useBlog.ts';
import { editMessages } from '../messages/edit.ts';
import { listMessages } from '../messages/list.ts';
import { postMessages } from '../messages/post.ts';
import { places } from '../places.ts';

interface Saved {
  post: EditedBlogPost | undefined;
  /** The number of times that the post was saved. */
  round: number;
}

/** A post of the blog with the form that edits it. */
export function BlogEdit({ id }: { id: number }) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useEditedPost(id);
  // The page stays mounted after saving: the form then starts from the saved post.
  const [saved, setSaved] = useState<Saved>({ post: undefined, round: 0 });
  const post = saved.post ?? data?.post;
  if (!post) return <PostMissing error={error} onRetry={mutate} />;
  return (
    <Stack gap="l">
      <Breadcrumbs
        items={[
          { href: places.list, label: formatMessage(listMessages.title) },
          { href: places.post(id), label: post.blogTitle },
          { href: places.edit(id), label: formatMessage(editMessages.edit) },
        ]}
      />
      <Heading level={1}>{formatMessage(editMessages.edit)}</Heading>
      {error && (
        <LoadError error={error} title={formatMessage(postMessages.failed)} onRetry={mutate} />
      )}
      <Card padding="l">
        <Stack gap="l">
          <Byline name={post.userFullName} avatar={post.avatar} time={post.createdTime} />
          <PostForm
            key={saved.round}
            post={post}
            onSaved={(next) => setSaved({ post: next, round: saved.round + 1 })}
          />
        </Stack>
      </Card>
    </Stack>
  );
}

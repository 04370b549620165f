import { LinesSkeleton, LoadError } from '@servery/screens';
import { EmptyState, FileIcon, Heading, Link, Stack } from '@servery/ui';
import { useIntl } from 'react-intl';
import { blogView } from '../blogView.ts';
import { PostLinks } from '../components/PostLinks.tsx';
import { useBlogPosts } from '../hooks/useBlog.ts';
import { listMessages } from '../messages/list.ts';
import { postMessages as messages } from '../messages/post.ts';
import { places } from '../places.ts';

interface PostChoiceProps {
  /**
   * Whether the chosen post is edited, not read.
   * @default false
   */
  isEdited?: boolean;
}

/** Shown for a URL without a post’s id: the latest posts to choose from. */
export function PostChoice({ isEdited = false }: PostChoiceProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useBlogPosts(blogView.plain);
  const latest = () => {
    if (!data)
      return error ? (
        <LoadError error={error} title={formatMessage(listMessages.failed)} onRetry={mutate} />
      ) : (
        <LinesSkeleton label={formatMessage(listMessages.loading)} />
      );
    if (data.posts.length === 0)
      return <EmptyState icon={<FileIcon />} title={formatMessage(listMessages.none)} />;
    return (
      <PostLinks
        label={formatMessage(listMessages.posts)}
        hrefOf={isEdited ? places.edit : places.post}
        posts={data.posts.map((post) => ({ ...post, createdTime: post.blogPosted }))}
      />
    );
  };
  return (
    <Stack gap="l">
      <Heading level={1}>{formatMessage(messages.choose)}</Heading>
      {latest()}
      <Link href={places.list}>{formatMessage(messages.toList)}</Link>
    </Stack>
  );
}

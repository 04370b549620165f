import type { BlogComment } from '@servery/api/template';
import { Card, Heading, Skeleton, Stack } from '@servery/ui';
import { lazy, Suspense, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useCounted } from '../hooks/useCounted.ts';
import { commentMessages as messages } from '../messages/post.ts';
import { commentCountMessage } from '../messages/vocabulary.ts';
import { CommentList } from './CommentList.tsx';

// Below the post, and only few readers use it.
const CommentForm = lazy(async () => ({
  default: (await import('./CommentForm.tsx')).CommentForm,
}));

interface CommentsProps {
  postId: number;
  comments: readonly BlogComment[];
}

/** The comments on a post, and the form for another one. */
export function Comments({ postId, comments }: CommentsProps) {
  const { formatMessage } = useIntl();
  const [replyTo, setReplyTo] = useState<BlogComment | null>(null);
  // A new key per comment empties the form, except for what the visitor saved.
  const [round, setRound] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const text = useRef<HTMLTextAreaElement>(null);
  const reply = (comment: BlogComment | null) => {
    setReplyTo(comment);
    text.current?.focus();
  };
  const title = formatMessage(commentCountMessage, useCounted()(comments.length));
  return (
    <Card padding="l">
      <Stack gap="l">
        <Heading level={2}>{title}</Heading>
        {comments.length > 0 && <CommentList label={title} comments={comments} onReply={reply} />}
        <Heading level={2} ref={heading}>
          {formatMessage(messages.title)}
        </Heading>
        <Suspense fallback={<Skeleton shape="picture" />}>
          <CommentForm
            key={round}
            postId={postId}
            replyTo={replyTo}
            textRef={text}
            onReplyEnd={() => reply(null)}
            onSent={() => {
              setReplyTo(null);
              setRound(round + 1);
              heading.current?.focus();
            }}
          />
        </Suspense>
      </Stack>
    </Card>
  );
}

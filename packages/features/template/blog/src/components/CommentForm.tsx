import { addBlogComment, type BlogComment } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, Checkbox, Form, Text, TextArea, TextField, toast } from '@servery/ui';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { useAddComment } from '../hooks/useBlog.ts';
import { useBlogProblem } from '../hooks/useBlogProblem.ts';
import { useVisitor } from '../hooks/useVisitor.ts';
import { commentMessages as messages, replyingToMessage } from '../messages/post.ts';
import * as styles from './post.css.ts';

interface CommentFormProps {
  postId: number;
  /** The comment to reply to, or null. */
  replyTo: BlogComment | null;
  onReplyEnd: () => void;
  /** Called after the comment was sent. */
  onSent: () => void;
  /** A ref to the field of the comment. */
  textRef: Ref<HTMLTextAreaElement>;
}

/** The form for a comment or a reply. The name and the address can be saved for the next one. */
export function CommentForm({ postId, replyTo, onReplyEnd, onSent, textRef }: CommentFormProps) {
  const { formatMessage } = useIntl();
  const [visitor, saveVisitor] = useVisitor();
  const add = useAddComment();
  const form = useEndpointForm(addBlogComment, {
    defaults: {
      name: visitor?.name ?? '',
      email: visitor?.email ?? '',
      commentText: '',
      isSaved: visitor !== null,
    },
    toInput: ({ isSaved: _, ...fields }) => ({
      body: { postId, ...fields, replyTo: replyTo?.id ?? null },
    }),
    send: async (input, { name, email, isSaved }) => {
      await add(input);
      saveVisitor(isSaved ? { name, email } : null);
      toast.success({ title: formatMessage(messages.sent) });
      onSent();
    },
    explain: useBlogProblem(),
  });
  return (
    <Form label={formatMessage(messages.title)} {...form.form}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <Text tone="muted">{formatMessage(messages.hint)}</Text>
      {replyTo && (
        <div className={styles.replying}>
          <Text weight="medium">
            {formatMessage(replyingToMessage, { name: replyTo.userFullName })}
          </Text>
          <Button size="s" tone="neutral" onPress={onReplyEnd}>
            {formatMessage(messages.noReply)}
          </Button>
        </div>
      )}
      <TextField label={formatMessage(messages.name)} autoComplete="name" {...form.field('name')} />
      <TextField
        type="email"
        dir="ltr"
        label={formatMessage(messages.email)}
        autoComplete="email"
        {...form.field('email')}
      />
      <TextArea ref={textRef} label={formatMessage(messages.text)} {...form.field('commentText')} />
      <Checkbox {...form.toggle('isSaved')}>{formatMessage(messages.save)}</Checkbox>
      <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
        {formatMessage(messages.send)}
      </Button>
    </Form>
  );
}

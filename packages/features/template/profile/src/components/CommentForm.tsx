import { addProfileComment } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { Banner, Button, Form, TextArea, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { usePostChanges } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { postMessages as messages } from '../messages/posts.ts';

/** The form for a comment on a post. */
export function CommentForm({ postId }: { postId: number }) {
  const { formatMessage } = useIntl();
  const { addComment } = usePostChanges();
  const form = useEndpointForm(addProfileComment, {
    defaults: { comment: '' },
    toInput: (values) => ({ body: { postId, ...values } }),
    send: async (input) => {
      await addComment(input);
      toast.success({ title: formatMessage(messages.sent) });
      form.reset();
    },
    explain: useProfileProblem(),
  });
  return (
    // Without a name: a page with several posts would have several landmarks of the same name.
    <Form {...form.form}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <TextArea label={formatMessage(messages.comment)} rows={1} {...form.field('comment')} />
      <div>
        <Button type="submit" tone="accent" isPending={form.isPending}>
          {formatMessage(messages.send)}
        </Button>
      </div>
    </Form>
  );
}

import {
  blogCategories,
  blogStatuses,
  editBlogPost,
  type BlogCategory,
  type BlogStatus,
  type EditedBlogPost,
} from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import {
  Banner,
  Button,
  Form,
  FormActions,
  LateSelect,
  LinkButton,
  MultiSelect,
  Skeleton,
  TextArea,
  TextField,
  toast,
  useNavigation,
  useUnsavedGuard,
} from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPost } from '../hooks/useBlog.ts';
import { useBlogProblem } from '../hooks/useBlogProblem.ts';
import { editErrorMessages, editMessages as messages } from '../messages/edit.ts';
import { categoryMessages, statusMessages } from '../messages/vocabulary.ts';
import { places } from '../places.ts';

const PostText = lazy(async () => ({
  default: (await import('./PostText.tsx')).PostText,
}));

const PictureField = lazy(async () => ({
  default: (await import('@servery/screens/picture-field')).PictureField,
}));

interface PostFormProps {
  post: EditedBlogPost;
  onSaved: (post: EditedBlogPost) => void;
}

/** The form of a post. Saving and cancelling open the post. */
export function PostForm({ post, onSaved }: PostFormProps) {
  const { formatMessage } = useIntl();
  const navigation = useNavigation();
  const href = places.post(post.id);
  const edit = useEditPost();
  const { drawing, userFullName: _name, avatar: _avatar, createdTime: _time, ...stored } = post;
  // A new key after discarding changes gives the editor the stored text again.
  const [round, setRound] = useState(0);
  const form = useEndpointForm(editBlogPost, {
    defaults: stored,
    toInput: (body) => ({ body }),
    send: async (input) => {
      const { post: saved } = await edit(input);
      toast.success({ title: formatMessage(messages.saved) });
      onSaved(saved);
      navigation?.navigate(href);
    },
    explain: useBlogProblem(),
    messages: editErrorMessages,
  });
  const { question } = useUnsavedGuard({
    isDirty: form.isDirty,
    onDiscard: () => {
      form.reset();
      setRound(round + 1);
    },
  });
  const { values } = form;
  return (
    <Form label={formatMessage(messages.edit)} {...form.form}>
      {form.formError && <Banner tone="danger">{form.formError}</Banner>}
      <TextField
        label={formatMessage(messages.title)}
        autoComplete="off"
        {...form.field('blogTitle')}
      />
      <MultiSelect
        label={formatMessage(messages.categories)}
        labels={{
          list: formatMessage(messages.categories),
          chosen: formatMessage(messages.chosen),
        }}
        options={blogCategories.map((value) => ({
          value,
          label: formatMessage(categoryMessages[value]),
        }))}
        {...form.message('blogCategories')}
        value={values.blogCategories}
        onChange={(next) => form.set('blogCategories', next as BlogCategory[])}
      />
      <TextField
        label={formatMessage(messages.slug)}
        description={formatMessage(messages.slugHelp)}
        dir="ltr"
        autoComplete="off"
        {...form.field('slug')}
      />
      <LateSelect
        label={formatMessage(messages.status)}
        value={values.status}
        options={blogStatuses.map((value) => ({
          value,
          label: formatMessage(statusMessages[value]),
        }))}
        onChange={(status) => form.set('status', status as BlogStatus)}
      />
      <TextArea label={formatMessage(messages.excerpt)} {...form.field('excerpt')} />
      <Suspense fallback={<Skeleton shape="picture" />}>
        <PostText
          key={round}
          label={formatMessage(messages.content)}
          html={stored.content}
          errorMessage={form.message('content').errorMessage}
          onChange={(content) => form.set('content', content)}
        />
      </Suspense>
      <Suspense fallback={<Skeleton shape="picture" />}>
        <PictureField
          label={formatMessage(messages.picture)}
          removeLabel={formatMessage(messages.removePicture)}
          value={values.featuredImage}
          fallback={drawing}
          onChange={(picture) => form.set('featuredImage', picture)}
        />
      </Suspense>
      <FormActions>
        <Button type="submit" tone="accent" emphasis="solid" isPending={form.isPending}>
          {formatMessage(messages.save)}
        </Button>
        <LinkButton href={href}>{formatMessage(messages.cancel)}</LinkButton>
      </FormActions>
      {question}
    </Form>
  );
}

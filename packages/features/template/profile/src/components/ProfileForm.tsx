import { editProfilePage, type Profile } from '@servery/api/template';
import { useEndpointForm } from '@servery/screens/form';
import { PictureField } from '@servery/screens/picture-field';
import { Avatar, FormDrawer, TextArea, TextField, toast } from '@servery/ui';
import { useIntl } from 'react-intl';
import { useEditProfile } from '../hooks/useProfileChanges.ts';
import { useProfileProblem } from '../hooks/useProfileProblem.ts';
import { editErrorMessages, editMessages as messages } from '../messages/edit.ts';

interface ProfileFormProps {
  profile: Profile;
  onClose: () => void;
}

/** The form of the profile: its pictures, name, occupation, text, place and addresses. */
export function ProfileForm({ profile, onClose }: ProfileFormProps) {
  const { formatMessage } = useIntl();
  const edit = useEditProfile();
  const { drawing, ...header } = profile.header;
  const { joined: _, ...about } = profile.userAbout;
  const form = useEndpointForm(editProfilePage, {
    defaults: { ...header, ...about },
    toInput: (body) => ({ body }),
    send: async (input) => {
      await edit(input);
      toast.success({ title: formatMessage(messages.saved) });
      onClose();
    },
    explain: useProfileProblem(),
    messages: editErrorMessages,
  });
  const { fullName, avatar, cover } = form.values;
  return (
    <FormDrawer
      title={formatMessage(messages.title)}
      action={formatMessage(messages.save)}
      {...form.drawer}
      onClose={onClose}
    >
      <PictureField
        label={formatMessage(messages.avatar)}
        removeLabel={formatMessage(messages.removeAvatar)}
        value={avatar}
        preview={<Avatar name={fullName} src={avatar} size="xl" isDecorative />}
        onChange={(next) => form.set('avatar', next)}
      />
      <PictureField
        label={formatMessage(messages.cover)}
        removeLabel={formatMessage(messages.removeCover)}
        value={cover}
        fallback={drawing}
        onChange={(next) => form.set('cover', next)}
      />
      <TextField
        label={formatMessage(messages.fullName)}
        autoComplete="name"
        {...form.field('fullName')}
      />
      <TextField
        label={formatMessage(messages.designation)}
        autoComplete="organization-title"
        {...form.field('designation')}
      />
      <TextArea label={formatMessage(messages.about)} {...form.field('about')} />
      <TextField
        label={formatMessage(messages.lives)}
        autoComplete="off"
        {...form.field('lives')}
      />
      <TextField
        type="email"
        dir="ltr"
        label={formatMessage(messages.email)}
        autoComplete="email"
        {...form.field('email')}
      />
      <TextField
        type="url"
        dir="ltr"
        label={formatMessage(messages.website)}
        autoComplete="url"
        {...form.field('website')}
      />
    </FormDrawer>
  );
}

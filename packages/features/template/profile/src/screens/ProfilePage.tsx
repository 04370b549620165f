import { LinesSkeleton, LoadError } from '@servery/screens';
import { joinAddress } from '@servery/screens/view';
import { Card, Heading, Stack } from '@servery/ui';
import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { AboutFacts } from '../components/AboutFacts.tsx';
import { Feed } from '../components/Feed.tsx';
import { Friends } from '../components/Friends.tsx';
import { OnePost } from '../components/OnePost.tsx';
import { Photos } from '../components/Photos.tsx';
import { page } from '../components/profile.css.ts';
import { ProfileHeader } from '../components/ProfileHeader.tsx';
import { useProfile } from '../hooks/useProfile.ts';
import { profileMessages as messages } from '../messages/profile.ts';
import { profileView, type ProfileView } from '../profileView.ts';

const ProfileForm = lazy(async () => ({
  default: (await import('../components/ProfileForm.tsx')).ProfileForm,
}));

const PhotoViewer = lazy(async () => ({
  default: (await import('../components/PhotoViewer.tsx')).PhotoViewer,
}));

export interface ProfilePageProps {
  /** The query string of the URL. */
  search: string;
  /** Called with the next query string; `isReplacing` replaces the entry of the history. */
  onSearchChange: (search: string, isReplacing?: boolean) => void;
}

/** The profile of the signed-in person. The URL holds the section, and the open form or photo. */
export function ProfilePage({ search, onSearchChange }: ProfilePageProps) {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useProfile();
  // Here, so that other sections don't close loaded posts.
  const [pieces, setPieces] = useState(1);
  if (!data)
    return error ? (
      <Stack gap="l">
        <Heading level={1}>{formatMessage(messages.title)}</Heading>
        <LoadError error={error} title={formatMessage(messages.failed)} onRetry={mutate} />
      </Stack>
    ) : (
      <LinesSkeleton label={formatMessage(messages.loading)} />
    );
  const { profile } = data;
  const view = profileView.read(search);
  const addressOf = (next: Partial<ProfileView>) =>
    joinAddress('', profileView.write(search, next));
  const close = () => onSearchChange(addressOf({ form: null, photo: null }), true);
  const section = () => {
    if (view.tab === 'photos') return <Photos photos={profile.latestPhotos} />;
    if (view.tab === 'friends')
      return <Friends friends={profile.friends} suggestions={profile.suggestions} />;
    if (view.tab === 'about')
      return (
        <Card title={formatMessage(messages.about)}>
          <AboutFacts about={profile.userAbout} />
        </Card>
      );
    if (view.post !== null) return <OnePost id={view.post} />;
    return <Feed profile={profile} pieces={pieces} onPiecesChange={setPieces} />;
  };
  return (
    <div className={page}>
      <ProfileHeader
        profile={profile}
        tab={view.tab}
        onEdit={() => onSearchChange(addressOf({ form: 'edit' }))}
      />
      {section()}
      <Suspense>
        {view.form && <ProfileForm profile={profile} onClose={close} />}
        {view.photo !== null && (
          <PhotoViewer
            photos={profile.latestPhotos}
            id={view.photo}
            onChange={(photo) => onSearchChange(addressOf({ photo }), true)}
            onClose={close}
          />
        )}
      </Suspense>
    </div>
  );
}

import type { Profile } from '@servery/api/template';
import {
  Avatar,
  Button,
  Card,
  CustomersIcon,
  EditIcon,
  Heading,
  ImageIcon,
  ListIcon,
  TabLinks,
  Text,
  UserIcon,
} from '@servery/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { profileMessages as messages } from '../messages/profile.ts';
import { places } from '../places.ts';
import { profileTabs, type ProfileTab } from '../profileView.ts';
import * as styles from './profile.css.ts';

const icons: Readonly<Record<ProfileTab, ReactNode>> = {
  feed: <ListIcon />,
  about: <UserIcon />,
  photos: <ImageIcon />,
  friends: <CustomersIcon />,
};

interface ProfileHeaderProps {
  profile: Profile;
  tab: ProfileTab;
  onEdit: () => void;
}

/** The cover, the picture, the name and the sections of the profile, with the button that edits it. */
export function ProfileHeader({ profile, tab, onEdit }: ProfileHeaderProps) {
  const { formatMessage, formatNumber } = useIntl();
  const { fullName, designation, avatar, cover, drawing } = profile.header;
  const counts: Partial<Record<ProfileTab, number>> = {
    photos: profile.latestPhotos.length,
    friends: profile.friends.length,
  };
  return (
    <Card padding="none">
      <img className={styles.cover} src={cover ?? drawing} alt="" />
      <div className={styles.identity}>
        <div className={styles.portrait}>
          <span className={styles.portraitSize}>
            <Avatar name={fullName} src={avatar} size="xl" isDecorative />
          </span>
        </div>
        <div className={styles.names}>
          <Heading level={1}>
            <bdi>{fullName}</bdi>
          </Heading>
          {designation && (
            <Text as="p" tone="muted">
              <bdi>{designation}</bdi>
            </Text>
          )}
        </div>
        <div className={styles.edit}>
          <Button icon={<EditIcon />} onPress={onEdit}>
            {formatMessage(messages.edit)}
          </Button>
        </div>
      </div>
      <div className={styles.tabs}>
        <TabLinks
          label={formatMessage(messages.sections)}
          items={profileTabs.map((id) => ({
            href: places.tab(id),
            title: formatMessage(messages[id]),
            icon: icons[id],
            count: counts[id] === undefined ? undefined : formatNumber(counts[id]),
            isCurrent: id === tab,
          }))}
        />
      </div>
    </Card>
  );
}

import { defineMessages } from '@servery/screens/define';
import { fieldMessages } from '@servery/screens/messages';
import { defineMessage } from 'react-intl';

/** Messages of the profile as a whole. */
export const profileMessages = defineMessages({
  title: fieldMessages.profile,
  loading: { id: 'profile.loading', defaultMessage: 'Loading profile…' },
  failed: { id: 'profile.failed', defaultMessage: 'Couldn’t load the profile' },
  sections: { id: 'profile.sections', defaultMessage: 'Sections of the profile' },
  feed: { id: 'profile.feed', defaultMessage: 'Feed' },
  about: { id: 'profile.about', defaultMessage: 'About' },
  photos: { id: 'profile.photos', defaultMessage: 'Photos' },
  friends: { id: 'profile.friends', defaultMessage: 'Friends' },
  edit: { id: 'profile.edit', defaultMessage: 'Edit profile' },
  joined: { id: 'profile.joined', defaultMessage: 'Joined' },
  lives: { id: 'profile.lives', defaultMessage: 'Lives in' },
  email: fieldMessages.email,
  website: { id: 'profile.website', defaultMessage: 'Website' },
});

/** Messages of the cards next to the posts, and of the photos. */
export const sideMessages = defineMessages({
  pages: { id: 'profile.pages', defaultMessage: 'Suggested pages' },
  tweets: { id: 'profile.tweets', defaultMessage: 'Tweets' },
  latestPhotos: { id: 'profile.latestPhotos', defaultMessage: 'Latest photos' },
  allPhotos: { id: 'profile.allPhotos', defaultMessage: 'All photos' },
  noPhotos: { id: 'profile.noPhotos', defaultMessage: 'No photos yet' },
  noPhotosText: { id: 'profile.noPhotos.text', defaultMessage: 'Your photos appear here.' },
  previousPhoto: { id: 'profile.photo.previous', defaultMessage: 'Previous photo' },
  nextPhoto: { id: 'profile.photo.next', defaultMessage: 'Next photo' },
});

/** Accessible name of the button that stars a page or a tweet. */
export const starMessage = defineMessage<{ name: string }>({
  id: 'profile.star',
  defaultMessage: 'Star {name}',
});

/** Position of the large photo. */
export const photoPositionMessage = defineMessage<{ at: number; total: number }>({
  id: 'profile.photo.position',
  defaultMessage: '{at, number} of {total, number}',
});

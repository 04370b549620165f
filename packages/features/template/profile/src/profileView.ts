import { choice, defineView, id, open, type ViewOf } from '@servery/screens/view';

/** The sections of the profile. */
export const profileTabs = ['feed', 'about', 'photos', 'friends'] as const;
export type ProfileTab = (typeof profileTabs)[number];

/** The state of the profile, as its URL holds it. */
export const profileView = defineView({
  tab: choice(profileTabs, 'feed'),
  /** The post that is shown alone. */
  post: open(id(null)),
  /** The photo that is shown large. */
  photo: open(id(null)),
  /** Whether the form of the profile is open. */
  form: open(choice(['edit'], null)),
});
export type ProfileView = ViewOf<typeof profileView>;

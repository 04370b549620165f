import { choice, defineView, open, type ViewOf } from '@servery/screens/view';

/** The sections of the view of a user. */
export const userTabs = ['account', 'security', 'billing', 'notices', 'connections'] as const;
export type UserTab = (typeof userTabs)[number];

/** The state of the view, as its URL holds it. */
export const userView = defineView({
  tab: choice(userTabs, 'account'),
  /** Whether the form of the user is open. */
  form: open(choice(['edit'], null)),
});
export type UserView = ViewOf<typeof userView>;

/** Parses a user’s id from a URL; null if it isn't one. */
export const userIdIn = (text: string | null | undefined): number | null =>
  text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

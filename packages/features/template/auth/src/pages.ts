/** The layout of a page: a centred card, or the form next to a picture. */
export type Variant = 'basic' | 'cover';

/** The purpose of a page before sign-in. */
export type AuthFlow =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'two-steps';

/** The name of a page before sign-in. */
export type AuthPageName = `${AuthFlow}-${Variant}` | 'register-multi-steps';

/** The outcome of a page. */
export type AuthDone = 'signedIn' | 'registered' | 'passwordReset' | 'verified' | 'skipped';

/** Props of every screen before sign-in. */
export interface ScreenProps {
  variant: Variant;
  /** Returns the URL of another page in the same variant. */
  hrefOf: (flow: AuthFlow) => string;
  onDone: (what: AuthDone) => void;
  /** The token of the link in an email. */
  token: string | undefined;
}

/** Appends the token of an email's link to a URL. */
export const withToken = (href: string, token: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;

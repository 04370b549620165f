/** How a page looks: a card in the middle, or the form beside a picture. */
export type Variant = 'basic' | 'cover';

/** What the pages before sign-in are for. */
export type AuthFlow =
  | 'login'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'two-steps';

/** A page before sign-in. */
export type AuthPageName = `${AuthFlow}-${Variant}` | 'register-multi-steps';

/** What came of a page. */
export type AuthDone = 'signedIn' | 'registered' | 'passwordReset' | 'verified' | 'skipped';

/** What every screen before sign-in gets. */
export interface ScreenProps {
  variant: Variant;
  /** Where another page of the same look is. */
  hrefOf: (flow: AuthFlow) => string;
  onDone: (what: AuthDone) => void;
  /** What the link of a message brought along. */
  token: string | undefined;
}

/** An address with what a message's link brings along. */
export const withToken = (href: string, token: string): string =>
  `${href}${href.includes('?') ? '&' : '?'}token=${encodeURIComponent(token)}`;

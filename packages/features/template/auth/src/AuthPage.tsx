import { lazy, Suspense, type ComponentType } from 'react';
import { FrameSkeleton } from './components/FrameSkeleton.tsx';
import type { AuthDone, AuthFlow, AuthPageName, ScreenProps, Variant } from './pages.ts';

const screens: Readonly<Record<AuthFlow | 'register-multi-steps', ComponentType<ScreenProps>>> = {
  login: lazy(async () => ({ default: (await import('./screens/Login.tsx')).Login })),
  register: lazy(async () => ({ default: (await import('./screens/Register.tsx')).Register })),
  'forgot-password': lazy(async () => ({
    default: (await import('./screens/ForgotPassword.tsx')).ForgotPassword,
  })),
  'reset-password': lazy(async () => ({
    default: (await import('./screens/ResetPassword.tsx')).ResetPassword,
  })),
  'verify-email': lazy(async () => ({
    default: (await import('./screens/VerifyEmail.tsx')).VerifyEmail,
  })),
  'two-steps': lazy(async () => ({ default: (await import('./screens/TwoSteps.tsx')).TwoSteps })),
  'register-multi-steps': lazy(async () => ({
    default: (await import('./screens/RegisterSteps.tsx')).RegisterSteps,
  })),
};

const read = (page: AuthPageName): { flow: keyof typeof screens; variant: Variant } => {
  if (page === 'register-multi-steps') return { flow: page, variant: 'cover' };
  const at = page.lastIndexOf('-');
  return { flow: page.slice(0, at) as AuthFlow, variant: page.slice(at + 1) as Variant };
};

export interface AuthPageProps {
  page: AuthPageName;
  /** Returns the URL of a page. */
  hrefOf: (page: AuthPageName) => string;
  /** Called with the outcome; after `signedIn` and `skipped` the page has nothing more to show. */
  onDone: (what: AuthDone) => void;
  /** The `token` parameter of the URL, which links in emails contain. */
  token?: string;
}

/**
 * A page before sign-in, with its own `main` and heading. Its links lead to pages of the same
 * variant.
 */
export function AuthPage({ page, hrefOf, onDone, token }: AuthPageProps) {
  const { flow, variant } = read(page);
  const Screen = screens[flow];
  return (
    <Suspense key={page} fallback={<FrameSkeleton variant={variant} />}>
      <Screen
        variant={variant}
        hrefOf={(to) => hrefOf(`${to}-${variant}`)}
        onDone={onDone}
        token={token}
      />
    </Suspense>
  );
}

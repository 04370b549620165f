import { AuthPage, type AuthDone, type AuthPageName } from '@servery/auth';
import { useLocation, useSearch } from 'wouter';
import type { ScreenProps } from '../../boot/places.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

const short: Readonly<Record<string, AuthPageName>> = {
  '/register': 'register-cover',
  '/forgot-password': 'forgot-password-cover',
};
const hrefOf = (page: AuthPageName) => `/pages/${page}`;

/** The template's pages before sign-in, answered in the browser. */
export default function AuthPlace({ path }: ScreenProps) {
  const [, navigate] = useLocation();
  const token = new URLSearchParams(useSearch()).get('token') ?? undefined;
  const page = short[path] ?? (path.slice('/pages/'.length) as AuthPageName);
  const goOn = (what: AuthDone) => {
    if (what === 'signedIn' || what === 'skipped') navigate('/');
  };
  return (
    <TemplateHost>
      <AuthPage page={page} hrefOf={hrefOf} onDone={goOn} token={token} />
    </TemplateHost>
  );
}

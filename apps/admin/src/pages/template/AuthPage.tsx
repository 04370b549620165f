import { AuthPage, type AuthDone, type AuthPageName } from '@servery/auth';
import { useLocation, useSearch } from 'wouter';
import { useHref } from '../../AppContext.ts';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

const short: Readonly<Record<string, AuthPageName>> = {
  register: 'register-cover',
  'forgot-password': 'forgot-password-cover',
};

/** The template's pages before sign-in, with mock responses in the browser. */
export default function AuthPlace({ name }: ScreenProps) {
  const hrefTo = useHref();
  const [, navigate] = useLocation();
  const token = new URLSearchParams(useSearch()).get('token') ?? undefined;
  const page = short[name] ?? (name as AuthPageName);
  const goOn = (what: AuthDone) => {
    if (what === 'signedIn' || what === 'skipped') navigate('/');
  };
  return (
    <TemplateHost>
      <AuthPage page={page} hrefOf={(page) => hrefTo(page)} onDone={goOn} token={token} />
    </TemplateHost>
  );
}

import { MiscPage, type MiscPageName } from '@servery/auth';
import type { ScreenProps } from '../../boot/screen.ts';
import { TemplateHost } from '../../template/TemplateHost.tsx';

/** The template's error and status pages; an unknown URL shows the one for error 404. */
export default function MiscPlace({ name }: ScreenProps) {
  const page = name === 'not-auth' ? 'not-authorized' : (name as MiscPageName);
  return (
    <TemplateHost>
      <MiscPage page={page} homeHref="/" />
    </TemplateHost>
  );
}

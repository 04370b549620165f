import { adminVersion } from '@servery/api';
import { FormattedMessage } from 'react-intl';
import { footer } from './Footer.css.ts';

/** The footer with the app's name and version. */
export function Footer({ isBoxed }: { isBoxed: boolean }) {
  return (
    <footer className={footer} data-width={isBoxed ? 'boxed' : undefined}>
      <FormattedMessage
        id="admin.footer"
        defaultMessage="Servery, version {version}"
        values={{ version: adminVersion }}
      />
    </footer>
  );
}

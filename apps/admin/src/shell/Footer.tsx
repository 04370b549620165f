import { adminVersion } from '@servery/api';
import { FormattedMessage } from 'react-intl';
import { footer } from './Footer.css.ts';

/** Whose app this is and which version, at the end of every page. */
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

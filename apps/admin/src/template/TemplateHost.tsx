import { ClientContext } from '@servery/api/client';
import { TimeZoneProvider } from '@servery/ui';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { templateClient } from './client.ts';

/** Lends the template's screens a client whose calls are answered in the browser, by the browser's clock. */
export function TemplateHost({ children }: { children: ReactNode }) {
  // The samples belong to no merchant: their days begin in the browser's time zone.
  const { locale, defaultLocale, messages, onError } = useIntl();
  return (
    <ClientContext value={templateClient}>
      <IntlProvider {...{ locale, defaultLocale, messages, onError }}>
        <TimeZoneProvider>{children}</TimeZoneProvider>
      </IntlProvider>
    </ClientContext>
  );
}

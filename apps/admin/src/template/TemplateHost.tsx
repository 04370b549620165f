import { ClientContext } from '@servery/api/client';
import { TimeZoneProvider } from '@servery/ui';
import type { ReactNode } from 'react';
import { IntlProvider, useIntl } from 'react-intl';
import { templateClient } from './client.ts';

/**
 * Provides the template's screens with a client that is mocked in the browser, and the browser's
 * time zone.
 */
export function TemplateHost({ children }: { children: ReactNode }) {
  // The samples belong to no merchant, so their days start in the browser's time zone.
  const { locale, defaultLocale, messages, onError } = useIntl();
  return (
    <ClientContext value={templateClient}>
      <IntlProvider {...{ locale, defaultLocale, messages, onError }}>
        <TimeZoneProvider>{children}</TimeZoneProvider>
      </IntlProvider>
    </ClientContext>
  );
}

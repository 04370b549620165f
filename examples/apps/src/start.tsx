import { createClient } from '@servery/api';
import { ClientContext } from '@servery/api/client';
import { NavigationProvider, ToastRegion } from '@servery/ui';
import '@servery/ui/styles';
import { getResponse, type RequestHandler } from 'msw';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { useLocation } from 'wouter';

/**
 * What an app of one feature needs around it: a language, a router, and somebody who answers its
 * calls. Here the feature's sample does; with a server `createClient()` is enough.
 */
export function start(feature: ReactNode, { handlers }: { handlers: readonly RequestHandler[] }) {
  const client = createClient({
    fetch: async (input, init) => {
      const request = new Request(new URL(String(input), location.href), init);
      return (await getResponse([...handlers], request)) ?? fetch(request);
    },
  });
  const App = () => {
    const [, navigate] = useLocation();
    return (
      <IntlProvider locale="en">
        <NavigationProvider navigate={navigate}>
          <ClientContext value={client}>{feature}</ClientContext>
          <ToastRegion label="Notifications" closeLabel="Close" />
        </NavigationProvider>
      </IntlProvider>
    );
  };
  createRoot(document.querySelector('#root')!).render(<App />);
}

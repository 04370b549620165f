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
 * Renders a feature with all that it needs: a language, a router, and a client for its API calls.
 * Here the feature's sample answers them; with a server, `createClient()` is enough.
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
          <ToastRegion />
        </NavigationProvider>
      </IntlProvider>
    );
  };
  createRoot(document.querySelector('#root')!).render(<App />);
}

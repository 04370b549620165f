import { ClientContext } from '@servery/api/client';
import { NavigationProvider } from '@servery/ui';
import { useState, type ComponentType } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { Router, useLocation } from 'wouter';
import { IntlProvider } from 'react-intl';
import { AppContext, usePrepare, type AppState } from './AppContext.ts';
import type { Preferences } from './boot/preferences.ts';
import { loadMessages } from './messages.ts';
import type { DoorProps, LoadedScreen, MountOptions } from './mount.tsx';
import { Gate } from './Gate.tsx';
import { client } from './session/client.ts';

interface Ways {
  door: ComponentType<DoorProps>;
  first: LoadedScreen | null;
}

export interface AppProps extends MountOptions, Ways {
  messages: Record<string, string>;
}

/** The assembled app: language, client, router; whether somebody is signed in decides the rest. */
export function App({ door, first, messages: firstMessages, ...options }: AppProps) {
  const [preferences, setPreferences] = useState(options.preferences);
  const [messages, setMessages] = useState(firstMessages);

  const prefer = async (change: Partial<Preferences>) => {
    const next = { ...preferences, ...change };
    for (const [name, value] of Object.entries(change))
      localStorage.setItem(`servery.look.${name}`, value);
    if (change.locale) setMessages(await loadMessages(change.locale));
    options.wear(next);
    setPreferences(next);
  };
  const state: AppState = { ...options, preferences, prefer };

  return (
    <AppContext value={state}>
      <IntlProvider
        locale={preferences.locale}
        defaultLocale="en"
        messages={messages}
        onError={report}
      >
        <I18nProvider locale={preferences.locale}>
          <ClientContext value={client}>
            <Router>
              <Ways door={door} first={first} />
            </Router>
          </ClientContext>
        </I18nProvider>
      </IntlProvider>
    </AppContext>
  );
}

/** Lends the router to the kit's links; a hovered link starts loading where it leads. */
function Ways(given: Ways) {
  const [, navigate] = useLocation();
  const prepare = usePrepare();
  return (
    <NavigationProvider navigate={navigate} prepare={prepare}>
      <Gate {...given} />
    </NavigationProvider>
  );
}

const report = (error: Error & { code?: string }) => {
  if (error.code !== 'MISSING_TRANSLATION') throw error;
};

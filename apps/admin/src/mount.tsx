import '@servery/ui/styles';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import type { LayoutComponent, LoadedScreen, MountOptions } from './boot/mountOptions.ts';
import { loadMessages } from './messages.ts';
import { early } from './session/client.ts';
import { holdSignIn } from './session/place.ts';
import { startWorker } from './worker/startWorker.ts';

/** Renders the app into the page, with its first screen if that is known. */
export async function mount(
  options: MountOptions,
  layout: LayoutComponent,
  first: LoadedScreen | null,
): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root element.');
  for (const [url, read] of options.early) early.set(url, read);
  holdSignIn();
  const messages = await loadMessages(options.preferences.locale, first?.route.isForGuests);
  createRoot(root).render(<App {...options} layout={layout} first={first} messages={messages} />);
  startWorker();
}

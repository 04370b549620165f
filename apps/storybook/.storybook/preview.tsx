import '../src/fixedClock.ts';
import '../src/queryErrors.ts';
import '@servery/ui/styles';
import { setScenario } from '@servery/api/mocks';
import { toast } from '@servery/ui';
import type { Preview } from '@storybook/react-vite';
import { mswLoader } from 'msw-storybook-addon/csf3';
import { configure } from 'storybook/test';
import { ComponentPage } from '../src/docs/ComponentPage.tsx';
import { Container } from '../src/docs/Container.tsx';
import { axeRules } from '../src/axeRules.ts';
import { clearPseudo } from '../src/clearPseudo.ts';
import { fixClock } from '../src/fixClock.ts';
import { directions, globalTypes, isLocale } from '../src/globals.ts';
import { StoryProviders } from '../src/StoryProviders.tsx';
import { loadKitMessages, loadMessages } from '../src/loadMessages.ts';
import { lookOf } from '../src/lookOf.ts';
import { modes } from '../src/modes.ts';
import { mountDrawn } from '../src/mountDrawn.ts';
import { startWorker } from '../src/startWorker.ts';
import { features } from './features.ts';

// Generous for a cold start on a busy machine; content that never appears still fails.
configure({ asyncUtilTimeout: 20_000 });

const isKit = (title: string) => title.startsWith('Kit/');
const startMocks = mswLoader(async () =>
  startWorker((await features).flatMap(({ handlers }) => handlers)),
);
const loadApproval = async () => (await import('@servery/account')).ApprovalProvider;

const localeOf = (globals: Record<string, unknown>) =>
  isLocale(globals.locale) ? globals.locale : 'en';

const preview: Preview = {
  tags: ['autodocs'],
  globalTypes,
  initialGlobals: { skin: 'light', density: 'comfortable', locale: 'en' },
  parameters: {
    a11y: {
      test: 'error',
      config: { rules: axeRules },
      options: { resultTypes: ['violations', 'incomplete'] },
    },
    chromatic: { modes },
    controls: { expanded: true },
    docs: { page: ComponentPage, container: Container, toc: { headingSelector: 'h2' } },
    options: { storySort: { order: ['Kit', ['Foundations', '*'], '*'] } },
    viewport: {
      options: {
        phone: { name: 'Phone', styles: { width: '390px', height: '844px' } },
        desktop: { name: 'Desktop', styles: { width: '1280px', height: '800px' } },
      },
    },
  },
  mount: mountDrawn,
  beforeEach: async ({ title }) => {
    setScenario('usual');
    for (const reset of new Set((await features).map((feature) => feature.reset))) reset?.();
    toast.dismiss();
    clearPseudo();
    localStorage.clear();
    sessionStorage.clear();
    return isKit(title) ? fixClock() : undefined;
  },
  loaders: [
    (context) => (isKit(context.title) ? undefined : startMocks(context)),
    async ({ globals, title }) => ({
      ApprovalProvider: isKit(title) ? undefined : await loadApproval(),
      messages: await loadMessages(localeOf(globals)),
      kitMessages: await loadKitMessages(localeOf(globals)),
    }),
  ],
  decorators: [
    (Story, { id, title, globals, loaded }) => {
      const locale = localeOf(globals);
      const page = document.documentElement;
      Object.assign(page.dataset, lookOf(title, globals));
      page.lang = locale;
      page.dir = directions[locale];
      return (
        <StoryProviders
          key={`${id} ${locale}`}
          locale={locale}
          messages={loaded.messages ?? {}}
          kitMessages={loaded.kitMessages ?? {}}
          ApprovalProvider={loaded.ApprovalProvider}
        >
          <Story />
        </StoryProviders>
      );
    },
  ],
};

export default preview;

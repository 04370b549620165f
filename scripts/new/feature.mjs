/** Returns the files of a new feature with one screen, in the standard layout. */
export function feature(name) {
  const Name = name.charAt(0).toUpperCase() + name.slice(1);
  const dependencies = (...names) => Object.fromEntries(names.map((it) => [it, 'catalog:']));
  const manifest = {
    name: `@servery/${name}`,
    version: '0.1.0',
    private: true,
    license: 'MIT',
    type: 'module',
    sideEffects: ['**/*.css', '**/*.css.ts'],
    exports: {
      '.': './src/index.ts',
      './mocks': './src/mocks/index.ts',
      './messages': './src/messages.ts',
    },
    dependencies: {
      '@servery/api': 'workspace:*',
      '@servery/domain': 'workspace:*',
      '@servery/sample': 'workspace:*',
      '@servery/screens': 'workspace:*',
      '@servery/ui': 'workspace:*',
      ...dependencies('react-intl', 'swr'),
    },
    devDependencies: dependencies(
      '@storybook/react-vite',
      '@types/react',
      '@types/react-dom',
      'msw',
      'react',
      'react-dom',
      'storybook',
    ),
    peerDependencies: dependencies('react', 'react-dom'),
  };
  const project = {
    extends: '../../../tsconfig.base.json',
    compilerOptions: {
      lib: ['es2024', 'esnext.iterator', 'esnext.disposable', 'dom', 'dom.iterable'],
      types: [],
    },
    include: ['src'],
  };
  const texts = {
    ar: 'مرحبًا {person}',
    de: 'Hallo {person}',
    fr: 'Bonjour {person}',
    ms: 'Helo {person}',
    pt: 'Olá {person}',
    zh: '{person}，您好',
  };
  const catalogue = (hello) => ({ [`${name}.title`]: Name, [`${name}.hello`]: hello });
  return {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify(project),
    ...Object.fromEntries(
      Object.entries(texts).map(([locale, hello]) => [
        `src/locales/${locale}.json`,
        JSON.stringify(catalogue(hello)),
      ]),
    ),
    'src/index.ts': `export { ${Name} } from './screens/${Name}.tsx';
`,
    'src/messages.ts': `import { defineMessage, defineMessages } from 'react-intl';

/** Messages of ${name}. */
export const ${name}Messages = {
  ...defineMessages({
    title: { id: '${name}.title', defaultMessage: '${Name}' },
  }),
  hello: defineMessage<{ person: string }>({
    id: '${name}.hello',
    defaultMessage: 'Hello {person}',
  }),
};
`,
    [`src/screens/${Name}.tsx`]: `import { useUser } from '@servery/api/user';
import { LoadState } from '@servery/screens';
import { Heading, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ${name}Messages as messages } from '../messages.ts';

/** The ${name} screen. */
export function ${Name}() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUser();
  return (
    <Stack gap="m">
      <Heading level={1}>{formatMessage(messages.title)}</Heading>
      {data ? (
        <Text as="p">{formatMessage(messages.hello, { person: data.name })}</Text>
      ) : (
        <LoadState error={error} lines={1} onRetry={mutate} />
      )}
    </Stack>
  );
}
`,
    [`src/screens/${Name}.stories.tsx`]: `import { getUserInfo } from '@servery/api';
import { never, refuses } from '@servery/api/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ${Name} } from './${Name}.tsx';

const meta = { component: ${Name} } satisfies Meta<typeof ${Name}>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Hello ./)).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { msw: { handlers: [never(getUserInfo)] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(canvas.queryByText(/^Hello/)).toBeNull();
  },
};

export const Failed: Story = {
  parameters: { msw: { handlers: [refuses(getUserInfo, 'crashed')] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};
`,
    'src/mocks/handlers.ts': `import type { HttpHandler } from 'msw';

/** The mock handlers of ${name}. */
export const ${name}Handlers: readonly HttpHandler[] = [];
`,
    'src/mocks/index.ts': `import { sample } from '@servery/sample';
import { ${name}Handlers } from './handlers.ts';

/** The mocks of ${name} for pages without a server. */
export const ${name}Mocks = { handlers: ${name}Handlers, reset: () => sample().reset() };
`,
  };
}

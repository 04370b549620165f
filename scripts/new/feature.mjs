/** The files of a feature that has one screen: where it starts, in the shape of the house. */
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
  const words = {
    ar: ['مرحبًا {person}', 'تعذّر التحميل.', 'أعد المحاولة'],
    de: ['Hallo {person}', 'Das ließ sich nicht laden.', 'Erneut versuchen'],
    fr: ['Bonjour {person}', 'Le chargement a échoué.', 'Réessayer'],
    pt: ['Olá {person}', 'Não foi possível carregar.', 'Tentar novamente'],
  };
  const catalogue = ([hello, failed, retry]) => ({
    [`${name}.title`]: Name,
    [`${name}.hello`]: hello,
    [`${name}.failed`]: failed,
    [`${name}.retry`]: retry,
  });
  return {
    'package.json': JSON.stringify(manifest),
    'tsconfig.json': JSON.stringify(project),
    ...Object.fromEntries(
      Object.entries(words).map(([locale, texts]) => [
        `src/locales/${locale}.json`,
        JSON.stringify(catalogue(texts)),
      ]),
    ),
    'src/index.ts': `export { ${Name} } from './screens/${Name}.tsx';
`,
    'src/messages.ts': `import { defineMessage, defineMessages } from 'react-intl';

/** Every word of ${name}. */
export const ${name}Words = {
  ...defineMessages({
    title: { id: '${name}.title', defaultMessage: '${Name}' },
    failed: { id: '${name}.failed', defaultMessage: 'This could not be loaded.' },
    retry: { id: '${name}.retry', defaultMessage: 'Try again' },
  }),
  hello: defineMessage<{ person: string }>({
    id: '${name}.hello',
    defaultMessage: 'Hello {person}',
  }),
};
`,
    [`src/screens/${Name}.tsx`]: `import { useUser } from '@servery/api/user';
import { Button, EmptyState, Heading, Skeleton, Stack, Text } from '@servery/ui';
import { useIntl } from 'react-intl';
import { ${name}Words as words } from '../messages.ts';

/** The ${name} of whoever is signed in. */
export function ${Name}() {
  const { formatMessage } = useIntl();
  const { data, error, mutate } = useUser();
  if (error)
    return (
      <EmptyState
        title={formatMessage(words.failed)}
        action={<Button onPress={() => void mutate()}>{formatMessage(words.retry)}</Button>}
      />
    );
  return (
    <Stack gap="m">
      <Heading level={1}>{formatMessage(words.title)}</Heading>
      {data ? (
        <Text as="p">{formatMessage(words.hello, { person: data.name })}</Text>
      ) : (
        <Skeleton width="third" />
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

/** One answer for each endpoint that ${name} owns. */
export const ${name}Handlers: readonly HttpHandler[] = [];
`,
    'src/mocks/index.ts': `import { sample } from '@servery/domain/sample';
import { ${name}Handlers } from './handlers.ts';

/** What ${name} brings to a page that has no server. */
export const ${name}Mocks = { handlers: ${name}Handlers, reset: () => sample().reset() };
`,
  };
}

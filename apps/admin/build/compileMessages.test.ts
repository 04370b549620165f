import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileDefaults, compileMessages } from './compileMessages.ts';

test('speaks every language from a build that has no parser', async () => {
  const entry = fileURLToPath(new URL('./fixture/src/main.ts', import.meta.url));
  const [{ output }] = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [compileMessages()],
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { lib: { entry, formats: ['es'] }, write: false, minify: false },
  })) as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  const code = output[0].code;

  expect(code).not.toContain('EXPECT_ARGUMENT_CLOSING_BRACE');
  const { said } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(said).toEqual([
    ['1 order left', '3 orders left', "It's ready"],
    ['1 commande restante', '3 commandes restantes', 'C’est prêt'],
  ]);
});

test('compiles words that stand in markup', () => {
  const code = '<FormattedMessage id="a" defaultMessage="Void {id}" />;';
  expect(compileDefaults('a.tsx', code)).toBe(
    '<FormattedMessage id="a" defaultMessage={[{"type":0,"value":"Void "},{"type":1,"value":"id"}]} />;',
  );
});

test('refuses a message that is not well formed', () => {
  expect(() => compileDefaults('a.ts', 'x = { defaultMessage: "{count, plural}" }')).toThrow();
});

test('leaves other modules alone', () => {
  expect(compileDefaults('a.ts', 'export const a = 1;')).toBeUndefined();
});

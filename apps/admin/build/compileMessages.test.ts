import { fileURLToPath } from 'node:url';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { compileDefaults, compileMessages } from './compileMessages.ts';

test('a build without a message parser formats messages in every language', async () => {
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
  const { texts } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  expect(texts).toEqual([
    ['1 order left', '3 orders left', "It's ready"],
    ['1 commande restante', '3 commandes restantes', 'C’est prêt'],
  ]);
});

test('compileDefaults compiles messages in JSX attributes', () => {
  const code = '<FormattedMessage id="a" defaultMessage="Void {id}" />;';
  expect(compileDefaults('a.tsx', code)).toBe(
    '<FormattedMessage id="a" defaultMessage={[{"type":0,"value":"Void "},{"type":1,"value":"id"}]} />;',
  );
});

test('compileDefaults replaces calls that declare messages with their argument', () => {
  const code = `export const a = defineMessage<{ n: number }>({ id: 'a', defaultMessage: 'A' });
export const all = defineMessages({ a } satisfies object);`;
  expect(compileDefaults('a.ts', code)).toBe(
    `export const a = ({ id: 'a', defaultMessage: [{"type":0,"value":"A"}] });
export const all = ({ a } satisfies object);`,
  );
});

test('compileDefaults drops the trailing comma of a call that declares messages', () => {
  const code = `export const a = defineMessage(
  { id: 'a', defaultMessage: 'A' },
);`;
  expect(compileDefaults('a.ts', code)).toBe(
    `export const a = (
  { id: 'a', defaultMessage: [{"type":0,"value":"A"}] });`,
  );
});

test('compileDefaults throws on a malformed message', () => {
  expect(() => compileDefaults('a.ts', 'x = { defaultMessage: "{count, plural}" }')).toThrow();
});

test('compileDefaults returns undefined for a module without messages', () => {
  expect(compileDefaults('a.ts', 'export const a = 1;')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { plant } from './plant.mjs';
import { propRules } from './propRules.mjs';

const ui = 'packages/ui/src';
const props = (members) => `export interface LampProps extends LightProps {\n${members}\n}\n`;
const tone = `  /**
   * The colour.
   * @default 'neutral'
   */
  tone?: 'neutral' | 'danger';`;
const lamp = (change = {}) => ({
  'packages/ui/package.json':
    '{ "type": "module", "exports": { ".": "./src/index.ts", "./fonts/*": "./src/fonts/*" } }',
  [`${ui}/index.ts`]: `export { Lamp, type LampProps } from './Lamp/Lamp.tsx';`,
  [`${ui}/Lamp/Lamp.css.ts`]: `export const lamp = recipe({
    variants: { tone: { neutral: {}, danger: {} } }, defaultVariants: { tone: 'neutral' } });`,
  [`${ui}/Lamp/light.ts`]: `/** A plug. */
export interface Plug { /** The shape. */ shape: string }
export interface LightProps { /** The plug. */ plug: Plug }
interface Private { riddle: string }`,
  [`${ui}/Lamp/Lamp.tsx`]: `import { lamp } from './Lamp.css.ts';
import type { LightProps } from './light.ts';
${props(tone)}
/** A lamp. */
export function Lamp({ tone }: LampProps) { return <i className={lamp({ tone })} />; }`,
  ...change,
});
const lampText = lamp()[`${ui}/Lamp/Lamp.tsx`];
const holes = (change) => propRules(plant(lamp(change)));
const changed = (file, from, to) => {
  const path = `${ui}/Lamp/${file}`;
  const text = lamp()[path];
  expect(text).toContain(from);
  return { [path]: text.replace(from, to) };
};

test('accepts a component whose public props have docstrings and defaults', () => {
  expect(holes()).toEqual([]);
});

test.each([
  [
    'a prop without a docstring',
    changed('Lamp.tsx', tone, `${tone}\n  isLit: boolean;`),
    `${ui}/Lamp/Lamp.tsx: LampProps.isLit has no docstring`,
  ],
  [
    'a prop with a plain comment',
    changed('Lamp.tsx', tone, `${tone}\n  /* Lit. */\n  isLit: boolean;`),
    `${ui}/Lamp/Lamp.tsx: LampProps.isLit has no docstring`,
  ],
  [
    'an inherited prop of another module without a docstring',
    changed('light.ts', '/** The plug. */', ''),
    `${ui}/Lamp/light.ts: LightProps.plug has no docstring`,
  ],
  [
    'a property of a type that a prop mentions without a docstring',
    changed('light.ts', '/** The shape. */', ''),
    `${ui}/Lamp/light.ts: Plug.shape has no docstring`,
  ],
  [
    'a prop of a component that only the kit uses',
    { [`${ui}/Lamp/Bulb.tsx`]: 'export interface BulbProps { watts: number }' },
    `${ui}/Lamp/Bulb.tsx: BulbProps.watts has no docstring`,
  ],
  [
    'a public type without a docstring',
    changed('light.ts', '/** A plug. */', ''),
    `${ui}/Lamp/light.ts: Plug has no docstring`,
  ],
  [
    'a component without a docstring',
    changed('Lamp.tsx', '/** A lamp. */', ''),
    `${ui}/Lamp/Lamp.tsx: Lamp has no docstring`,
  ],
  [
    'a default variant of a recipe that the docstring leaves out',
    changed('Lamp.tsx', tone, `  /** The colour. */\n  tone?: 'neutral' | 'danger';`),
    `${ui}/Lamp/Lamp.tsx: LampProps.tone is 'neutral' by default, but has no @default`,
  ],
  [
    'a default of a recipe that takes the remaining props',
    {
      [`${ui}/Lamp/Lamp.tsx`]: lampText
        .replace("   * @default 'neutral'\n", '')
        .replace('{ tone }: LampProps', '{ ...look }: LampProps')
        .replace('lamp({ tone })', 'lamp({ ...look })'),
    },
    `${ui}/Lamp/Lamp.tsx: LampProps.tone is 'neutral' by default, but has no @default`,
  ],
  [
    'a default in the parameters that differs from the docstring',
    changed('Lamp.tsx', '{ tone }', `{ tone = 'danger' }`),
    `${ui}/Lamp/Lamp.tsx: LampProps.tone is 'danger' by default, but has @default 'neutral'`,
  ],
  [
    'a default after `??` that differs from the docstring',
    changed(
      'Lamp.tsx',
      '({ tone }: LampProps) { return',
      `(props: LampProps) { const tone = props.tone ?? 'danger'; return`,
    ),
    `${ui}/Lamp/Lamp.tsx: LampProps.tone is 'danger' by default, but has @default 'neutral'`,
  ],
])('reports %s', (_name, change, hole) => {
  expect(holes(change)).toEqual([hole]);
});

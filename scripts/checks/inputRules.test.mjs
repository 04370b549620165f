import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { inputRules } from './inputRules.mjs';
import { plant } from './plant.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ui = 'packages/ui/src';
const kit = (stories) =>
  plant({
    'packages/ui/package.json':
      '{ "exports": { ".": "./src/index.ts", "./paint": "./src/Paint/index.ts" } }',
    [`${ui}/index.ts`]: `export { NameField, type NameFieldProps } from './NameField.tsx';
      export { Lamp } from './Lamp.tsx';`,
    [`${ui}/NameField.tsx`]: 'export const NameField = ({ onChange }) => null;',
    [`${ui}/Lamp.tsx`]: 'export const Lamp = () => null;',
    [`${ui}/Paint/index.ts`]: `export { Paint } from './Paint.tsx';`,
    [`${ui}/Paint/Paint.tsx`]: 'export const Paint = ({ onChange }) => null;',
    [`${ui}/foundations/RoundTripTexts.stories.tsx`]: stories,
  });

test('every input of the kit has a round trip in all languages', () => {
  expect(inputRules(root)).toEqual([]);
});

test('finds an input of any entry without a round trip or a reason', () => {
  const stories = 'export const Text = () => <NameField />;';
  expect(inputRules(kit(stories), {})).toEqual([
    'Paint: has no story in foundations/RoundTrip*.stories.tsx',
  ]);
  expect(inputRules(kit(stories), { Paint: 'pressed' })).toEqual([]);
});

test('finds a reason that nothing needs', () => {
  const stories = 'export const All = () => <><NameField /><Paint /></>;';
  expect(inputRules(kit(stories), { Paint: 'pressed', Lamp: 'lit' })).toEqual([
    'Paint: has an unneeded reason for having no round trip',
    'Lamp: has an unneeded reason for having no round trip',
  ]);
});

import { expect, test } from 'vitest';
import { kitLaw } from './kitLaw.mjs';
import { plant } from './plant.mjs';

const ui = 'packages/ui/src';
const guide = (more = '') => `export const guide = {
  when: 'Always.', anatomy: ['lamp'], keyboard: { Enter: 'lights it' }, dos: ['Do.'], donts: ['Do not.'],
  never: { Pressed: 'It is not pressed.' }, ${more}
};`;
const stories = (names) => `import { guide } from './Lamp.guide.ts';
export default { component: Lamp, parameters: { guide } };
${names.map((name) => `export const ${name} = {};`).join('\n')}`;
const mirrored = (names) => names.map((name) => `export const ${name} = s.${name};`).join('\n');

const whole = ['Default', 'Keyboard', 'Hovered'];
const lamp = (change = {}) => ({
  'packages/ui/package.json':
    '{ "type": "module", "exports": { ".": "./src/index.ts", "./styles": "./src/styles/index.ts" } }',
  [`${ui}/index.ts`]: `export { Lamp, type LampProps } from './Lamp/Lamp.tsx';`,
  [`${ui}/guide/guide.ts`]: `export const states = ['Hovered', 'Pressed'];`,
  [`${ui}/Lamp/Lamp.guide.ts`]: guide(),
  [`${ui}/Lamp/Lamp.stories.tsx`]: stories(whole),
  [`${ui}/Lamp/Lamp.rtl.stories.tsx`]: mirrored(whole),
  ...change,
});
const holes = async (change) => (await kitLaw(plant(lamp(change)))).holes;

test('a component with a guide and every state has no hole', async () => {
  const { rows, holes } = await kitLaw(plant(lamp()));
  expect(holes).toEqual([]);
  expect(rows).toEqual([
    expect.objectContaining({
      name: 'Lamp',
      states: { Hovered: true, Pressed: 'It is not pressed.' },
      keyboard: true,
      isMirrored: true,
    }),
  ]);
});

test('knows a component by its name where its rows have a type', async () => {
  const typed = stories(whole).replace('component: Lamp', 'component: Lamp<Bulb>');
  expect(await holes({ [`${ui}/Lamp/Lamp.stories.tsx`]: typed })).toEqual([]);
});

const one = (path, text) => ({ [`${ui}/${path}`]: text });
test.each([
  [
    'a state neither shown nor excused',
    one('Lamp/Lamp.stories.tsx', stories(['Default', 'Keyboard'])),
    'Lamp: Hovered is neither shown nor excused',
  ],
  [
    'keys without a story that plays them',
    one('Lamp/Lamp.stories.tsx', stories(['Hovered'])),
    'Lamp: answers to keys but has no story Keyboard',
  ],
  [
    'a story missing right to left',
    one('Lamp/Lamp.rtl.stories.tsx', mirrored(['Default', 'Keyboard'])),
    'Lamp: not right to left: Hovered',
  ],
  [
    'a guide without rules',
    one('Lamp/Lamp.guide.ts', guide('dos: [],')),
    'Lamp: guide without dos',
  ],
  [
    'an excuse for what is shown',
    one('Lamp/Lamp.guide.ts', guide(`never: { Hovered: 'No.', Pressed: 'No.' },`)),
    'Lamp: Hovered is both shown and excused',
  ],
  [
    'an exported part that no story shows',
    one('index.ts', `export { Lamp, Bulb } from './Lamp/Lamp.tsx';`),
    'Bulb: exported, but no story shows it',
  ],
  [
    'a door without stories',
    {
      'packages/ui/package.json':
        '{ "type": "module", "exports": { "./torch": "./src/Torch/Torch.tsx" } }',
    },
    './torch: an entry without stories and guide beside it',
  ],
])('reports %s', async (_, change, hole) => {
  expect(await holes(change)).toEqual([hole]);
});

test('reports a component without a guide', async () => {
  const [first] = await holes(one('Lamp/Lamp.stories.tsx', 'export default { component: Lamp };'));
  expect(first).toBe('Lamp: has no guide (`parameters: { guide }`)');
});

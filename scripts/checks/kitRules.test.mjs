import { expect, test } from 'vitest';
import { kitRules } from './kitRules.mjs';
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
const holes = async (change) => (await kitRules(plant(lamp(change)))).holes;

test('reports nothing for a component with a guide and every state', async () => {
  const { rows, holes } = await kitRules(plant(lamp()));
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

test('recognises a component with a type argument by its name', async () => {
  const typed = stories(whole).replace('component: Lamp', 'component: Lamp<Bulb>');
  expect(await holes({ [`${ui}/Lamp/Lamp.stories.tsx`]: typed })).toEqual([]);
});

const one = (path, text) => ({ [`${ui}/${path}`]: text });
test.each([
  [
    'a state neither shown nor excused',
    one('Lamp/Lamp.stories.tsx', stories(['Default', 'Keyboard'])),
    'Lamp: Hovered has neither a story nor a reason in guide.never',
  ],
  [
    'keys without a story that plays them',
    one('Lamp/Lamp.stories.tsx', stories(['Hovered'])),
    'Lamp: has keyboard support but no story Keyboard',
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
    'Lamp: Hovered has both a story and a reason in guide.never',
  ],
  [
    'an exported part that no story shows',
    one('index.ts', `export { Lamp, Bulb } from './Lamp/Lamp.tsx';`),
    'Bulb: is exported but has no story',
  ],
  [
    'an entry without stories',
    {
      'packages/ui/package.json':
        '{ "type": "module", "exports": { "./torch": "./src/Torch/Torch.tsx" } }',
    },
    './torch: has no stories and guide in its folder',
  ],
])('reports %s', async (_, change, hole) => {
  expect(await holes(change)).toEqual([hole]);
});

test('reports a component without a guide', async () => {
  const [first] = await holes(one('Lamp/Lamp.stories.tsx', 'export default { component: Lamp };'));
  expect(first).toBe('Lamp: has no guide (`parameters: { guide }`)');
});

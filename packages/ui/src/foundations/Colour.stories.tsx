import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { contrast, parseOklch } from '../styles/oklch.ts';
import { palette, type Ramp } from '../styles/palette.ts';
import { skins, type SkinName } from '../styles/skins.ts';
import { vars } from '../styles/theme.css.ts';
import { Text } from '../Text/Text.tsx';
import { ContrastTable, pairsOf } from './ContrastTable.tsx';
import { quiet, ramp as rampStyle, step, tokens } from './foundations.css.ts';
import { Part, Sheet } from './Sheet.tsx';
import { Token } from './Token.tsx';

const meta = { title: 'Foundations / Colour', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const jobs = [
  'page',
  'sunken',
  'hover',
  'pressed',
  'selected',
  'hairline',
  'strong line',
  'edge',
  'solid',
  'solid hover',
  'quiet text',
  'text',
];
const ink = (color: string) =>
  contrast(parseOklch(color), { l: 1, c: 0, h: 0 }) >= 4.5 ? 'white' : 'black';

function Band({ ramp }: { ramp: Ramp }) {
  return (
    <div className={rampStyle}>
      {Object.entries(ramp).map(([number, color], index) => (
        <span
          key={number}
          className={step}
          title={`${jobs[index]}: ${color}`}
          style={{ background: color, color: ink(color) }}
        >
          {number}
        </span>
      ))}
    </div>
  );
}

/** The private ramps that skins are mixed from. */
export const Ramps: Story = {
  render: () => (
    <Sheet
      title="Colour"
      lead="Six hues in twelve steps. All hues share the lightness of a step, so contrast belongs to the step and not to the hue. Components never read a ramp: they read tokens."
    >
      {(['light', 'dark'] as const).map((scheme) => (
        <Part
          key={scheme}
          title={scheme === 'light' ? 'In light surroundings' : 'In dark surroundings'}
        >
          {Object.entries(palette[scheme]).map(([name, ramp]) => (
            <div key={name}>
              <Text size="s" weight="medium">
                {name}
              </Text>
              <Band ramp={ramp} />
            </div>
          ))}
        </Part>
      ))}
      <p className={quiet}>The jobs, step by step: {jobs.join(', ')}.</p>
    </Sheet>
  ),
};

const group = (name: string, references: Record<string, string>) => (
  <Part key={name} title={name}>
    <div className={tokens}>
      {Object.entries(references).map(([key, reference]) => (
        <Token key={key} name={`${name}.${key}`} reference={reference} />
      ))}
    </div>
  </Part>
);

/** The contract that components read, in the page's current skin. */
export const Tokens: Story = {
  render: () => (
    <Sheet
      title="Colour tokens"
      lead="What components read: surfaces, text, lines, and six voices with the same seven slots. Press one to copy its name."
    >
      {group('color', vars.color)}
      {Object.entries(vars.tone).map(([name, voice]) => group(`tone.${name}`, voice))}
      {group('menu', vars.menu)}
    </Sheet>
  ),
};

/** The contrast of every pair of every skin, computed live. */
export const Contrast: Story = {
  render: () => (
    <Sheet
      title="Contrast"
      lead="Every text on every surface it may stand on, and every edge and sign, in every skin: 4.5:1 for text, 3:1 for edges. The weakest stand first; a test fails when one is under."
    >
      {(Object.keys(skins) as SkinName[]).map((name) => (
        <Part key={name} title={name}>
          <p className={quiet}>{pairsOf(skins[name]).length} pairs</p>
          <ContrastTable skin={skins[name]} />
        </Part>
      ))}
    </Sheet>
  ),
  play: async () => {
    const weak = Object.values(skins).flatMap((skin) =>
      pairsOf(skin).filter(({ ratio, least }) => ratio < least),
    );
    await expect(weak).toEqual([]);
  },
};

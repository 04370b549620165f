import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Checkbox } from '../Checkbox/Checkbox.tsx';
import { Grid } from '../Stack/Grid.tsx';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { vars } from '../styles/theme.css.ts';
import { Heading } from '../Text/Heading.tsx';
import { Text } from '../Text/Text.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { ball, bar, mono, quiet, tile, track } from './foundations.css.ts';
import { Part, Sheet } from './Sheet.tsx';

const meta = { title: 'Foundations / Scales', tags: ['!autodocs'] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const labels = 'Two nasi lemak for table 12, one without egg';

/** Sizes, weights and digits. */
export const Type: Story = {
  render: () => (
    <Sheet
      title="Type"
      lead="Hanken Grotesk, one variable file, with a fallback of the same measure so that nothing shifts. Seven sizes, three weights. Sizes follow the density: touch is larger."
    >
      <Part title="Sizes">
        {Object.entries(vars.text).map(([name, size]) => (
          <Inline key={name} gap="l" align="baseline" isWrapping={false}>
            <span className={mono}>text.{name}</span>
            <span style={{ fontSize: size }}>{labels}</span>
          </Inline>
        ))}
      </Part>
      <Part title="Weights">
        {Object.entries(vars.weight).map(([name, weight]) => (
          <Inline key={name} gap="l" align="baseline" isWrapping={false}>
            <span className={mono}>weight.{name}</span>
            <span style={{ fontWeight: weight }}>{labels}</span>
          </Inline>
        ))}
      </Part>
      <Part title="Headings">
        {([1, 2, 3, 4] as const).map((level) => (
          <Heading
            key={level}
            level={level === 1 ? 2 : level}
            size={level === 1 ? 'xxl' : undefined}
          >
            Orders of today
          </Heading>
        ))}
      </Part>
      <Part title="Figures of one width">
        <Text isTabular as="div">
          RM 1,111.11
          <br />
          RM 8,888.88
        </Text>
      </Part>
    </Sheet>
  ),
};

/** The steps of the 4 px grid. */
export const Space: Story = {
  render: () => (
    <Sheet
      title="Space"
      lead="Nine named steps on a 4 px grid. Small steps inside a thing, large steps between things. Parts have no margin of their own: Stack, Inline and Grid put the space between them."
    >
      <Stack gap="s">
        {Object.entries(vars.space).map(([name, size]) => (
          <Inline key={name} gap="m" isWrapping={false}>
            <span className={mono} style={{ inlineSize: '6rem' }}>
              space.{name}
            </span>
            <span className={bar} style={{ inlineSize: size }} />
          </Inline>
        ))}
      </Stack>
    </Sheet>
  ),
};

/** Corners, lines and depth. */
export const Shape: Story = {
  render: () => (
    <Sheet
      title="Shape and depth"
      lead="Corners of 6, 10 and 16. Hairlines separate; shadows belong to what floats. In the dark skin lines replace shadows."
    >
      <Part title="Corners">
        <Grid item="s">
          {Object.entries(vars.radius).map(([name, radius]) => (
            <div key={name} className={tile} style={{ borderRadius: radius }}>
              radius.{name}
            </div>
          ))}
        </Grid>
      </Part>
      <Part title="Depth">
        <Grid item="s">
          {Object.entries(vars.shadow).map(([name, shadow]) => (
            <div
              key={name}
              className={tile}
              style={{ boxShadow: shadow, borderRadius: vars.radius.m }}
            >
              shadow.{name}
            </div>
          ))}
        </Grid>
      </Part>
    </Sheet>
  ),
};

function Runner({ name, duration }: { name: string; duration: string }) {
  const [isAway, setAway] = useState(false);
  return (
    <Stack gap="xs">
      <Inline justify="between">
        <span className={mono}>motion.{name}</span>
        <Button size="s" onPress={() => setAway(!isAway)}>
          Move {name}
        </Button>
      </Inline>
      <div className={track}>
        <span
          className={ball}
          data-away={isAway || undefined}
          style={{ transitionDuration: duration }}
        />
      </div>
    </Stack>
  );
}

/** Three durations, one easing curve, and no motion with `prefers-reduced-motion`. */
export const Motion: Story = {
  render: () => (
    <Sheet
      title="Motion"
      lead="120 to 200 milliseconds, only on what changed, on one curve. Under “reduce motion” every duration is nothing and no animation runs on."
    >
      <Stack gap="l">
        {(['fast', 'normal', 'slow'] as const).map((name) => (
          <Runner key={name} name={name} duration={vars.motion[name]} />
        ))}
      </Stack>
    </Sheet>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move fast' }));
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    const fast = getComputedStyle(document.documentElement).getPropertyValue(
      '--servery-motion-fast',
    );
    // A production build writes zero as `0s`.
    await expect(Number.parseFloat(fast)).toBe(isCalm ? 0 : 120);
  },
};

/** The same form in all three densities. */
export const Densities: Story = {
  render: () => (
    <Sheet
      title="Densities"
      lead="One set of tokens: compact for reports and tables, comfortable for the office, touch for boards and tablets, where every target is 44 px or more. A coarse pointer gets touch unless the page says otherwise."
    >
      <Grid item="m">
        {(['compact', 'comfortable', 'touch'] as const).map((density) => (
          <div key={density} data-density={density} style={{ fontSize: vars.text.m }}>
            <Stack>
              <Heading level={2}>{density}</Heading>
              <TextField label={`Name, ${density}`} placeholder="Nasi lemak" />
              <Checkbox>Offer it today</Checkbox>
              <Inline gap="s">
                <Button tone="accent" emphasis="solid">
                  Save
                </Button>
                <Button>Cancel</Button>
              </Inline>
            </Stack>
          </div>
        ))}
      </Grid>
    </Sheet>
  ),
  play: async ({ canvas }) => {
    const heights = canvas
      .getAllByRole('button', { name: 'Save' })
      .map((button) => button.getBoundingClientRect().height);
    await expect(heights).toEqual([32, 40, 48]);
  },
};

const preferences: [name: string, what: string][] = [
  [
    'Forced colours',
    'The system paints. Edges and focus rings stay, signs that were only a background get a border, swatches keep their own colour.',
  ],
  [
    'Reduced motion',
    'Durations are nothing, spinners stand still as dotted rings, smooth scrolling jumps.',
  ],
  [
    'Print',
    'Paper is white whatever the screen was: the bordered skin, 10 pt, no underlines, rows and figures that do not break.',
  ],
  [
    'Coarse pointer',
    'Targets of 44 px and text of 16 px, which also keeps a phone from zooming into a field.',
  ],
  ['Larger text', 'All lengths follow the size of text that the reader set in the browser.'],
];

/** The kit's support for each system preference. */
export const Preferences: Story = {
  render: () => (
    <Sheet
      title="What readers prefer"
      lead="The kit asks the system and follows, without a switch. Emulate each in the browser’s rendering tools and look at this page."
    >
      {preferences.map(([name, what]) => (
        <Part key={name} title={name}>
          <p className={quiet}>{what}</p>
        </Part>
      ))}
      <Inline>
        <Button tone="accent" emphasis="solid">
          Accept order
        </Button>
        <Button>Print</Button>
        <Checkbox defaultSelected>Call the guest</Checkbox>
      </Inline>
    </Sheet>
  ),
};

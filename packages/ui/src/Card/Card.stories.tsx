import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { Button } from '../Button/Button.tsx';
import { Grid } from '../Stack/Grid.tsx';
import { guide } from './Card.guide.ts';
import { Card } from './Card.tsx';

const meta = {
  component: Card,
  parameters: { guide },
  args: { title: 'Order 1048', children: 'Two nasi lemak, one iced tea without sugar.' },
} satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

const picture = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><path fill="teal" d="M0 0h640v240H0z"/><circle cx="480" cy="120" r="90" fill="darkslategray"/></svg>')}`;
const cover = <img src={picture} alt="" width={640} height={240} />;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Order 1048' })).toBeVisible();
  },
};
export const WithActionsAndFooter: Story = {
  args: {
    actions: <Badge tone="warning">Preparing</Badge>,
    footer: (
      <Button tone="accent" emphasis="solid">
        Mark ready
      </Button>
    ),
  },
};
export const Untitled: Story = { args: { title: undefined } };
export const Roomy: Story = { args: { padding: 'l' } };
export const LongText: Story = {
  args: {
    title: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsbestellung',
    actions: <Badge>Wartet auf Bestätigung</Badge>,
  },
};

export const WithCover: Story = { args: { cover } };
export const CoverAtTheEnd: Story = { args: { cover, coverPlacement: 'end', padding: 'l' } };
export const EveryTone: Story = {
  render: (args) => (
    <Grid item="s">
      {(['outline', 'soft', 'solid'] as const).flatMap((emphasis) =>
        (['neutral', 'accent', 'info', 'success', 'warning', 'danger'] as const).map((tone) => (
          <Card
            key={`${emphasis} ${tone}`}
            {...args}
            title={`${tone} ${emphasis}`}
            tone={tone}
            emphasis={emphasis}
          />
        )),
      )}
    </Grid>
  ),
};

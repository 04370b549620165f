import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '../Card/Card.tsx';
import { guide } from './Stack.guide.ts';
import { Grid } from './Grid.tsx';
import { Inline } from './Inline.tsx';
import { Stack } from './Stack.tsx';

const tickets = ['1047', '1048', '1049', '1050'].map((number) => (
  <Card key={number}>{number}</Card>
));

const meta = {
  component: Stack,
  parameters: { guide },
  args: { children: tickets },
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Tight: Story = { args: { gap: 'xs' } };
export const Beside: Story = {
  render: () => (
    <Inline gap="l" justify="between">
      {tickets}
    </Inline>
  ),
};
export const Columns: Story = { render: () => <Grid item="s">{tickets}</Grid> };
export const Many: Story = {
  render: () => (
    <Inline gap="s">
      {Array.from({ length: 40 }, (_, n) => (
        <Card key={n}>{`${1000 + n}`}</Card>
      ))}
    </Inline>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './onDemand.guide.ts';
import { onDemand } from './onDemand.tsx';

function Greeting({ name, defaultOpen }: { name: string; defaultOpen?: boolean }) {
  return defaultOpen ? <p>Hello {name}</p> : null;
}
const LateGreeting = onDemand(async () => Greeting);

const meta = {
  title: 'onDemand',
  parameters: { guide },
  render: () => (
    <LateGreeting name="Siti">{(press) => <Button onPress={press}>Greet</Button>}</LateGreeting>
  ),
} satisfies Meta;
export default meta;

export const Opens: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Hello Siti')).toBeInTheDocument();
  },
};

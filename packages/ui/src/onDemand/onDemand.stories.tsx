import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './onDemand.guide.ts';
import { onDemand } from './onDemand.tsx';

const LateMenu = onDemand(async () => (await import('../Menu/Menu.tsx')).Menu);
const accept = fn();

const meta = {
  title: 'onDemand',
  parameters: { guide },
  beforeEach: () => {
    accept.mockClear();
  },
  render: () => (
    <LateMenu
      label="Order 1048"
      trigger={<Button>More</Button>}
      items={[
        { id: 'accept', label: 'Accept', onAction: accept },
        { id: 'print', label: 'Print' },
      ]}
    >
      {(press) => (
        <Button aria-haspopup="menu" aria-expanded={false} onPress={press}>
          More
        </Button>
      )}
    </LateMenu>
  ),
} satisfies Meta;
export default meta;

export const Opens: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Accept' }));
    await expect(accept).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  },
};

export const Keyboard: StoryObj = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus();
    // The first press loads the menu; the second finds it loaded.
    for (const key of ['{Enter}', ' ']) {
      await userEvent.keyboard(key);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Accept' })).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
    }
  },
};

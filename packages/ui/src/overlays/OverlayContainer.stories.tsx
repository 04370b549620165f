import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, screen, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';
import { guide } from './OverlayContainer.guide.ts';
import { OverlayContainer } from './OverlayContainer.tsx';

function Embedded() {
  const host = useRef<HTMLDivElement>(null);
  return (
    <>
      <OverlayContainer getContainer={() => host.current}>
        <Dialog title="Void order 1048?" closeLabel="Close" trigger={<Button>Void</Button>}>
          Its two dishes leave the kitchen’s screen.
        </Dialog>
      </OverlayContainer>
      <div ref={host} data-testid="host" />
    </>
  );
}

const meta = {
  title: 'overlays / OverlayContainer',
  component: OverlayContainer,
  parameters: { guide },
  args: { getContainer: () => null, children: null },
  render: () => <Embedded />,
} satisfies Meta<typeof OverlayContainer>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Void' }));
    const host = screen.getByTestId('host');
    await expect(
      await within(host).findByRole('dialog', { name: 'Void order 1048?' }),
    ).toBeVisible();
  },
};

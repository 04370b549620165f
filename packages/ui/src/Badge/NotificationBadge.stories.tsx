import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '../Avatar/Avatar.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { BagIcon, BellIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { guide } from './NotificationBadge.guide.ts';
import { NotificationBadge } from './NotificationBadge.tsx';

const press = fn();

const meta = {
  component: NotificationBadge,
  parameters: { guide },
  args: {
    count: 3,
    label: '3 new orders',
    children: (
      <IconButton label="Notifications" onPress={press}>
        <BellIcon aria-hidden />
      </IconButton>
    ),
  },
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof NotificationBadge>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('3 new orders')).toHaveAttribute('aria-live', 'polite');
    const mark = canvas.getByText('3').getBoundingClientRect();
    const hit = canvasElement.ownerDocument.elementFromPoint(mark.x + 4, mark.y + 4);
    if (!hit) throw new Error('The mark is out of sight');
    await userEvent.click(hit);
    await expect(press).toHaveBeenCalledTimes(1);
  },
};

export const Dot: Story = {
  args: { isDot: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('3')).toBeNull();
    await expect(canvas.getByText('3 new orders')).toBeInTheDocument();
  },
};

export const Many: Story = {
  args: { count: 1240, label: '1,240 new orders' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^\D*99\+$|^٩٩\+$/)).toBeVisible();
  },
};

export const Empty: Story = {
  args: { count: 0, label: '' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('0')).toBeNull();
  },
};

export const EveryTone: Story = {
  render: (args) => (
    <Inline gap="l">
      {(['danger', 'warning', 'success', 'info', 'accent', 'neutral'] as const).map((tone) => (
        <NotificationBadge key={tone} {...args} tone={tone} label={undefined}>
          <IconButton label={`Cart, 3 ${tone}`} emphasis="outline">
            <BagIcon aria-hidden />
          </IconButton>
        </NotificationBadge>
      ))}
    </Inline>
  ),
};

export const OnAnAvatar: Story = {
  args: {
    overlap: 'edge',
    label: undefined,
    children: <Avatar name="Wei Ling, 3 new messages" />,
  },
};

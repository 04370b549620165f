import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronEndIcon, ChevronStartIcon, CopyIcon, EditIcon, PrinterIcon } from '../icons.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './ButtonGroup.guide.ts';
import { ButtonGroup } from './ButtonGroup.tsx';

const press = fn();
const acts = ['Copy', 'Print', 'Edit'];
const plain = acts.map((action) => (
  <Button key={action} onPress={() => press(action)}>
    {action}
  </Button>
));

const meta = {
  component: ButtonGroup,
  parameters: { guide },
  args: { label: 'Ticket', children: plain },
  beforeEach: () => {
    press.mockClear();
  },
} satisfies Meta<typeof ButtonGroup>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('group', { name: 'Ticket' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Print' }));
    await expect(press).toHaveBeenCalledWith('Print');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Print' })).toHaveFocus();
    await userEvent.keyboard('{Enter} ');
    await expect(press).toHaveBeenCalledTimes(2);
  },
};

export const EveryEmphasis: Story = {
  render: (args) => (
    <Stack gap="s">
      {(['solid', 'soft', 'outline', 'ghost'] as const).map((emphasis) => (
        <Inline key={emphasis}>
          {(['accent', 'neutral'] as const).map((tone) => (
            <ButtonGroup key={tone} label={`${tone} ${emphasis}`}>
              {acts.map((action) => (
                <Button key={action} tone={tone} emphasis={emphasis}>
                  {action}
                </Button>
              ))}
            </ButtonGroup>
          ))}
        </Inline>
      ))}
      <ButtonGroup {...args} />
    </Stack>
  ),
};

export const Icons: Story = {
  args: {
    label: 'Day',
    children: [
      <IconButton key="a" label="Day before" emphasis="outline">
        <ChevronStartIcon aria-hidden />
      </IconButton>,
      <Button key="b">Today</Button>,
      <IconButton key="c" label="Day after" emphasis="outline">
        <ChevronEndIcon aria-hidden />
      </IconButton>,
    ],
  },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    children: [
      <Button key="a" icon={<CopyIcon aria-hidden />}>
        Copy
      </Button>,
      <Button key="b" icon={<PrinterIcon aria-hidden />}>
        Print
      </Button>,
      <Button key="c" icon={<EditIcon aria-hidden />}>
        Edit
      </Button>,
    ],
  },
};

export const Wide: Story = { args: { isWide: true } };
export const Hovered: Story = { ...EveryEmphasis, globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { ...EveryEmphasis, globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: {
    children: acts.map((action) => (
      <Button key={action} isDisabled>
        {action}
      </Button>
    )),
  },
};

export const Pending: Story = {
  args: {
    children: acts.map((action) => (
      <Button key={action} isPending={action === 'Print'}>
        {action}
      </Button>
    )),
  },
};

export const LongText: Story = {
  args: {
    isWide: true,
    children: ['Bestellungsannahmebestätigung', 'Küchenbildschirmbenachrichtigung'].map(
      (action) => <Button key={action}>{action}</Button>,
    ),
  },
};

export const Many: Story = {
  args: {
    children: Array.from({ length: 5 }, (_, index) => (
      <Button key={index}>{`Course ${index + 1}`}</Button>
    )),
  },
};

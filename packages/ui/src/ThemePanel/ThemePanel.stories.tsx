import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { guide } from './ThemePanel.guide.ts';
import { ThemePanel, type ThemePanelProps } from './ThemePanel.tsx';

const labels: ThemePanelProps['labels'] = {
  skin: 'Skin',
  skins: { light: 'Light', bordered: 'Bordered', dark: 'Dark', 'semi-dark': 'Semi-dark' },
  direction: 'Direction',
  directions: { ltr: 'Left to right', rtl: 'Right to left' },
  density: 'Density',
  densities: { auto: 'Auto', compact: 'Compact', comfortable: 'Comfortable', touch: 'Touch' },
  brand: 'Brand colour',
  noBrand: 'Petrol',
  ownBrand: 'Custom colour',
};

const brands = [
  { color: '#b3261e', label: 'Chilli' },
  { color: '#8a5a00', label: 'Turmeric' },
  { color: '#2e7d32', label: 'Pandan' },
  { color: '#1a56c4', label: 'Butterfly pea' },
  { color: '#7b3fb5', label: 'Taro' },
];

const layouts: ThemePanelProps['layouts'] = [
  {
    key: 'menu',
    label: 'Menu',
    options: [
      { value: 'open', label: 'Open' },
      { value: 'collapsed', label: 'Collapsed' },
      { value: 'hidden', label: 'Hidden' },
    ],
  },
  {
    key: 'navbar',
    label: 'Bar',
    options: [
      { value: 'sticky', label: 'Sticky' },
      { value: 'static', label: 'Static' },
      { value: 'floating', label: 'Floating' },
    ],
  },
];

function Controlled({ value: first, onChange, ...props }: ThemePanelProps) {
  const [value, setValue] = useState(first);
  return (
    <ThemePanel
      {...props}
      value={value}
      onChange={(next) => {
        setValue(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  component: ThemePanel,
  parameters: { guide },
  args: {
    value: {
      skin: 'light',
      direction: 'ltr',
      density: 'auto',
      brand: null,
      layout: { menu: 'open', navbar: 'sticky' },
    },
    onChange: fn(),
    labels,
    brands,
    layouts,
  },
  render: (args) => <Controlled {...args} />,
  decorators: (Story) => (
    <div style={{ maxInlineSize: '26rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta<typeof ThemePanel>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, skin: 'dark' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Pandan' }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Collapsed' }));
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.value,
      skin: 'dark',
      brand: '#2e7d32',
      layout: { menu: 'collapsed', navbar: 'sticky' },
    });
  },
};

export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Light' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, skin: 'bordered' });
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Petrol' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onChange).toHaveBeenLastCalledWith({
      ...args.value,
      skin: 'bordered',
      brand: '#b3261e',
    });
    await userEvent.tab();
    await expect(canvas.getByLabelText('Custom colour')).toHaveFocus();
  },
};

export const AnotherColour: Story = {
  args: { value: { ...meta.args.value, brand: '#ff2d95' } },
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Custom colour'), {
      target: { value: '#00aa55' },
    });
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...args.value, brand: '#00aa55' });
  },
};

export const WithAWayBack: Story = {
  args: { footer: <Button isWide>Back to the house’s look</Button> },
};
export const WithoutTheShell: Story = { args: { layouts: undefined, brands: undefined } };

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('radio', { name: 'Petrol' })).toHaveFocus();
  },
};
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const LongText: Story = {
  args: {
    labels: {
      ...labels,
      skin: 'Erscheinungsbild der Bedienoberfläche',
      skins: {
        light: 'Helle Oberfläche',
        bordered: 'Linien statt Flächen',
        dark: 'Nachtküchendarstellung',
        'semi-dark': 'Dunkles Seitenmenü',
      },
      densities: {
        auto: 'Selbsttätig',
        compact: 'Dicht gedrängt',
        comfortable: 'Angenehm',
        touch: 'Fingerbedienung',
      },
    },
  },
};
export const Many: Story = {
  args: {
    brands: Array.from({ length: 24 }, (_, n) => ({
      color: `#${((n * 10 + 15) % 256).toString(16).padStart(2, '0')}5a${((n * 37) % 256).toString(16).padStart(2, '0')}`,
      label: `Colour ${n + 1}`,
    })),
  },
};

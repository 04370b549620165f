import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Badge } from '../Badge/Badge.tsx';
import { BagIcon, CardIcon, ClockIcon } from '../icons.ts';
import { guide } from './Accordion.guide.ts';
import { Accordion } from './Accordion.tsx';
import { AccordionItem } from './AccordionItem.tsx';

const meta = {
  component: Accordion,
  parameters: { guide },
  args: {
    onExpandedChange: fn(),
    children: [
      <AccordionItem key="hours" id="hours" title="Opening hours">
        Monday to Saturday from eleven to ten. The kitchen closes half an hour before.
      </AccordionItem>,
      <AccordionItem key="delivery" id="delivery" title="Delivery">
        Within five kilometres, from thirty ringgit.
      </AccordionItem>,
      <AccordionItem key="payment" id="payment" title="Payment">
        Cards, cash, and the wallets that your guests use.
      </AccordionItem>,
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

const expectOpen = (button: HTMLElement, isOpen: boolean) =>
  expect(button).toHaveAttribute('aria-expanded', String(isOpen));

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const hours = canvas.getByRole('button', { name: 'Opening hours' });
    const delivery = canvas.getByRole('button', { name: 'Delivery' });
    await userEvent.click(hours);
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(new Set(['hours']));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'Opening hours' })).toBeVisible());
    await userEvent.click(delivery);
    await expectOpen(delivery, true);
    await expectOpen(hours, false);
    await userEvent.click(delivery);
    await expectOpen(delivery, false);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!first || !second) throw new Error('Two titles are needed');
    await userEvent.tab();
    await expect(first).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expectOpen(first, true);
    await userEvent.tab();
    await expect(second).toHaveFocus();
    await userEvent.keyboard(' ');
    await expectOpen(second, true);
    await expectOpen(first, false);
  },
};

export const Multiple: Story = {
  args: { allowsMultipleExpanded: true, defaultExpandedKeys: ['hours', 'payment'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delivery' }));
    for (const button of canvas.getAllByRole('button')) await expectOpen(button, true);
  },
};

export const Controlled: Story = {
  render: function OnlyOpens(args) {
    const [keys, setKeys] = useState(new Set(['hours']));
    return (
      <Accordion
        {...args}
        expandedKeys={keys}
        onExpandedChange={(next) => next.size > 0 && setKeys(next)}
      />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const hours = canvas.getByRole('button', { name: 'Opening hours' });
    await userEvent.click(hours);
    await expectOpen(hours, true);
  },
};

export const Bordered: Story = { args: { variant: 'bordered', defaultExpandedKeys: ['delivery'] } };
export const Separated: Story = {
  args: { variant: 'separated', defaultExpandedKeys: ['delivery'] },
};
export const WithoutChevron: Story = { args: { hasChevron: false, variant: 'bordered' } };

export const WithIcons: Story = {
  args: {
    variant: 'bordered',
    defaultExpandedKeys: ['a'],
    children: [
      <AccordionItem key="a" id="a" title="Order 1048" icon={<BagIcon />} end="4 items">
        Two nasi lemak, one iced tea without sugar, one roti.
      </AccordionItem>,
      <AccordionItem
        key="b"
        id="b"
        title="Payment"
        icon={<CardIcon />}
        end={<Badge tone="success">Paid</Badge>}
      >
        Card ending in 4242.
      </AccordionItem>,
      <AccordionItem key="c" id="c" title="History" icon={<ClockIcon />}>
        Accepted at 12:04.
      </AccordionItem>,
    ],
  },
};

export const Hovered: Story = { ...Bordered, globals: { pseudo: { hover: true } } };
export const Focused: Story = { ...Bordered, globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { ...Bordered, globals: { pseudo: { active: true } } };

export const Disabled: Story = {
  args: { isDisabled: true, variant: 'bordered', defaultExpandedKeys: ['delivery'] },
  play: async ({ args, canvas }) => {
    canvas.getByRole('button', { name: 'Delivery' }).click();
    await expect(args.onExpandedChange).not.toHaveBeenCalled();
  },
};

export const OneDisabled: Story = {
  args: {
    variant: 'separated',
    children: [
      <AccordionItem key="a" id="a" title="Kitchen">
        Open.
      </AccordionItem>,
      <AccordionItem key="b" id="b" title="Bar" end="Closed today" isDisabled>
        Closed.
      </AccordionItem>,
    ],
  },
};

export const LongText: Story = {
  args: {
    variant: 'bordered',
    defaultExpandedKeys: ['a'],
    children: (
      <AccordionItem
        id="a"
        icon={<BagIcon />}
        end={<Badge tone="warning">Wartet auf Bestätigung</Badge>}
        title="Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsbestellung für den Abend"
      >
        {'Donaudampfschifffahrtsgesellschaftskapitänsmützenabteilungsbestellung. '.repeat(5)}
      </AccordionItem>
    ),
  },
};

export const Many: Story = {
  args: {
    variant: 'bordered',
    children: Array.from({ length: 30 }, (_, index) => (
      <AccordionItem key={index} id={String(index)} title={`Question ${index + 1}`}>
        An answer.
      </AccordionItem>
    )),
  },
};

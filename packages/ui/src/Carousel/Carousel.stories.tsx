import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Card } from '../Card/Card.tsx';
import { Stack } from '../Stack/Stack.tsx';
import { guide } from './Carousel.guide.ts';
import { Carousel } from './Carousel.tsx';
import type { Slide } from './slides.ts';

const dishes = ['Nasi lemak', 'Laksa', 'Rendang', 'Satay', 'Cendol'];

const slideOf = (label: string): Slide => ({
  id: label,
  label,
  content: (
    <Card>
      <Stack gap="s" align="start">
        <strong>{label}</strong>
        <Button size="s">Order {label}</Button>
      </Stack>
    </Card>
  ),
  thumb: (
    <svg aria-hidden viewBox="0 0 10 10" fill="currentColor">
      <circle cx="5" cy="5" r={1 + (label.length % 4)} />
    </svg>
  ),
});

const meta = {
  component: Carousel,
  parameters: { guide },
  args: {
    label: 'Dishes of the day',
    slides: dishes.map(slideOf),
    onChange: fn(),
    labels: {
      role: 'carousel',
      slideRole: 'slide',
      previous: 'Back',
      next: 'Next',
      pause: 'Stop',
      play: 'Play',
      position: (number, count, label) =>
        label ? `${number} of ${count}: ${label}` : `${number} of ${count}`,
    },
  },
} satisfies Meta<typeof Carousel>;
export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];
const inView = (canvas: Canvas, name: string) =>
  waitFor(async () => {
    const slide = canvas.getByRole('group', { name });
    await expect(slide).not.toHaveAttribute('inert');
    const box = slide.getBoundingClientRect();
    await expect(box.left).toBeLessThan(window.innerWidth);
    await expect(box.right).toBeGreaterThan(0);
  });

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await inView(canvas, '1 of 5: Nasi lemak');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '3 of 5: Rendang' })).toHaveAttribute('inert'),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await inView(canvas, '2 of 5: Laksa');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: '5 of 5: Cendol' }));
    await inView(canvas, '5 of 5: Cendol');
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(canvas.getByRole('button', { name: '1 of 5: Nasi lemak' }));
    await inView(canvas, '1 of 5: Nasi lemak');
  },
};

export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const isRtl = document.dir === 'rtl';
    const [back, on] = isRtl ? ['{ArrowRight}', '{ArrowLeft}'] : ['{ArrowLeft}', '{ArrowRight}'];
    await inView(canvas, '1 of 5: Nasi lemak');
    await waitFor(() =>
      expect(canvas.getByRole('group', { name: '2 of 5: Laksa' })).toHaveAttribute('inert'),
    );
    await expect(
      canvas.getByRole('button', { name: 'Order Laksa' }).closest('[inert]'),
    ).not.toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Order Nasi lemak' })).toHaveFocus();
    // Focus the button directly, because synthetic Tab presses ignore `inert`.
    canvas.getByRole('button', { name: 'Back' }).focus();
    await userEvent.keyboard(on);
    await inView(canvas, '2 of 5: Laksa');
    await userEvent.keyboard(back);
    await inView(canvas, '1 of 5: Nasi lemak');
    await userEvent.keyboard('{End}');
    await inView(canvas, '5 of 5: Cendol');
    await userEvent.keyboard('{Home}');
    await inView(canvas, '1 of 5: Nasi lemak');
  },
};

export const Looping: Story = {
  args: { isLooping: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(4));
    await inView(canvas, '5 of 5: Cendol');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(0));
  },
};

export const SeveralPerView: Story = {
  args: { perView: 2.5, marks: 'none' },
  play: async ({ canvas }) => {
    await inView(canvas, '2 of 5: Laksa');
    await inView(canvas, '3 of 5: Rendang');
  },
};
export const Centred: Story = { args: { align: 'center', perView: 1.4, defaultIndex: 2 } };
export const Thumbs: Story = { args: { marks: 'thumbs' } };

export const Vertical: Story = {
  args: { isVertical: true, perView: 2 },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Next' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith(1));
  },
};

export const Fading: Story = {
  args: { isFading: true, isLooping: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await inView(canvas, '2 of 5: Laksa');
    await expect(args.onChange).toHaveBeenLastCalledWith(1);
    await expect(canvas.getByRole('group', { name: '1 of 5: Nasi lemak' })).toHaveAttribute(
      'inert',
    );
  },
};

/**
 * Tests run with reduced motion, in which nothing plays automatically and autoplay isn't offered.
 */
export const Autoplay: Story = {
  args: { autoplay: 60, isLooping: true },
  play: async ({ args, canvas, userEvent }) => {
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    const stop = canvas.queryByRole('button', { name: 'Stop' });
    if (isCalm) {
      await expect(stop).toBeNull();
      await expect(args.onChange).not.toHaveBeenCalled();
      return;
    }
    await waitFor(() => expect(args.onChange).toHaveBeenCalled());
    await userEvent.click(canvas.getByRole('button', { name: 'Stop' }));
    await canvas.findByRole('button', { name: 'Play' });
  },
};

const drawn = fn();
export const Lazy: Story = {
  args: {
    slides: dishes.map((label) => ({
      id: label,
      label,
      content: (isNear) => {
        if (isNear) drawn(label);
        return <Card>{isNear ? label : '…'}</Card>;
      },
    })),
  },
  beforeEach: () => drawn.mockClear(),
  play: async ({ canvas, userEvent }) => {
    await expect(drawn).toHaveBeenCalledWith('Laksa');
    await expect(drawn).not.toHaveBeenCalledWith('Satay');
    await userEvent.click(canvas.getByRole('button', { name: '4 of 5: Satay' }));
    await waitFor(() => expect(drawn).toHaveBeenCalledWith('Cendol'));
  },
};

export const Hovered: Story = { globals: { pseudo: { hover: true } } };
export const Focused: Story = { globals: { pseudo: { focusVisible: true } } };
export const Pressed: Story = { globals: { pseudo: { active: true } } };
export const Empty: Story = { args: { slides: [] } };
export const LongText: Story = {
  args: {
    slides: [
      slideOf('Donaudampfschifffahrtsgesellschaftskapitänsmützenkuchen'),
      slideOf('Uninterruptedlylongnamesofplacesandtables'.repeat(3)),
    ],
  },
};
export const Many: Story = {
  args: {
    perView: 3,
    slides: Array.from({ length: 24 }, (_, n) => slideOf(`Dish ${n + 1}`)),
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../Button/Button.tsx';
import { LockIcon, OfflineIcon, ReceiptIcon, SearchIcon } from '../icons.ts';
import { guide } from './EmptyState.guide.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  component: EmptyState,
  parameters: { guide },
  args: {
    icon: <ReceiptIcon />,
    title: 'No orders yet',
    children: 'Guests order by scanning the code on their table. The first one will appear here.',
    action: (
      <Button tone="accent" emphasis="solid">
        Print the code
      </Button>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const NothingFound: Story = {
  args: {
    icon: <SearchIcon />,
    title: 'Nothing matches “laksa”',
    children: 'Try fewer letters, or look in every branch.',
    action: <Button>Clear the search</Button>,
  },
};
export const Forbidden: Story = {
  args: {
    icon: <LockIcon />,
    title: 'Reports are for managers',
    children: 'You need the right “See reports”. The owner can grant it.',
    action: undefined,
  },
};
export const Failed: Story = {
  args: {
    icon: <OfflineIcon />,
    title: 'The orders did not load',
    children: 'The connection was lost on the way.',
    action: <Button>Try again</Button>,
  },
};
export const TitleAlone: Story = {
  args: { icon: undefined, children: undefined, action: undefined },
};
export const LongText: Story = {
  args: {
    title:
      'Keine Reservierungsbestätigungsbenachrichtigungen für den ausgewählten Abrechnungszeitraum',
    children: 'Wählen Sie einen längeren Zeitraum, oder sehen Sie in jeder Filiale nach. '.repeat(
      3,
    ),
    action: <Button>Zeitraum bis zum Beginn des Geschäftsjahres erweitern</Button>,
  },
};

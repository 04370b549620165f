import { Problem, type UnreadableRow } from '@servery/api';
import { Button, Table } from '@servery/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RowsSkeleton } from '../loading/RowsSkeleton.tsx';
import { AddressBar } from '../fixtures/AddressBar.fixtures.tsx';
import { defineView, page, text } from '../view/index.ts';
import { ListBody, ListEmpty, ListFilters, ListPage, ListPages, useListView } from './index.ts';

interface Dish {
  id: number;
  name: string;
}

interface DishListProps {
  search: string;
  onSearchChange: (next: string, isTyping: boolean) => void;
  /** All dishes; undefined while they load. */
  dishes?: readonly Dish[];
  unreadable?: readonly UnreadableRow[];
  error?: Problem;
  onRetry: () => void;
}

const view = defineView({ search: text(), kind: text(), page: page() });
const pageLength = 10;
const menu = Array.from({ length: 23 }, (_, n) => ({ id: n + 1, name: `Dish ${n + 1}` }));

function DishList({ search, onSearchChange, dishes, unreadable, error, onRetry }: DishListProps) {
  const list = useListView(view, search, onSearchChange);
  const { page: at, search: name } = list.view;
  const found = dishes?.filter((dish) => dish.name.includes(name));
  const rows = found?.slice((at - 1) * pageLength, at * pageLength) ?? [];
  return (
    <ListPage
      title="Dishes"
      count={found && `${found.length} dishes`}
      actions={<Button>Create dish</Button>}
      filters={
        <ListFilters
          label="Search dishes"
          search={name}
          onSearch={(next, isTyping) => list.change({ search: next }, isTyping)}
          isNarrowed={list.isNarrowed}
          onClear={list.clear}
        />
      }
    >
      <ListBody
        error={error}
        data={dishes && { unreadable }}
        forbidden="Ask your account owner for access."
        onRetry={onRetry}
      >
        {!dishes && <RowsSkeleton />}
        {found && rows.length === 0 && (
          <ListEmpty
            total={found.length}
            onFirst={() => list.change({ page: 1 })}
            isNarrowed={list.isNarrowed}
            noResultTitle="No matching dishes"
            title="No dishes yet"
          >
            Create the first one.
          </ListEmpty>
        )}
        {rows.length > 0 && (
          <Table
            caption="Dishes"
            isCaptionHidden
            columns={[{ id: 'name', header: 'Name', isRowHeader: true, cell: (dish) => dish.name }]}
            rows={rows}
            rowKey={({ id }) => String(id)}
          />
        )}
        <ListPages
          label="Pages of dishes"
          page={at}
          pageLength={pageLength}
          total={found?.length}
          onChange={(next) => list.change({ page: next })}
        />
      </ListBody>
    </ListPage>
  );
}

const meta = {
  component: DishList,
  args: { search: '', onSearchChange: fn(), onRetry: fn(), dishes: menu },
  render: ({ search, onSearchChange, ...args }) => (
    <AddressBar search={search} onSearchChange={onSearchChange}>
      {(address) => <DishList {...args} {...address} />}
    </AddressBar>
  ),
} satisfies Meta<typeof DishList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('23 dishes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByText('Dish 11')).toBeVisible();
  },
};

export const Loading: Story = { args: { dishes: undefined } };

export const Empty: Story = {
  args: { dishes: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No dishes yet')).toBeVisible();
  },
};

export const NoResult: Story = {
  args: { search: 'search=Laksa' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No matching dishes')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(await canvas.findByText('Dish 1')).toBeVisible();
  },
};

/** Adds history entries only for the first and the last of several consecutive searches. */
export const Searches: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox');
    await userEvent.type(field, 'Dish 2');
    await canvas.findByText('5 dishes');
    await userEvent.type(field, '3');
    await canvas.findByText('1 dishes');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('search=Dish+23', true);
  },
};

/** Clearing another filter discards text that was just typed, so that it isn't searched later. */
export const ClearsWhileTyping: Story = {
  args: { search: 'kind=Soups' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Dish 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await expect(args.onSearchChange).toHaveBeenLastCalledWith('', false);
  },
};

export const PastTheEnd: Story = {
  args: { search: 'page=9' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Go to the first page' }));
    await expect(await canvas.findByText('Dish 1')).toBeVisible();
  },
};

export const Failed: Story = {
  args: { dishes: undefined, error: new Problem('crashed') },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** Earlier rows stay below the error. */
export const Stale: Story = {
  args: { error: new Problem('crashed') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This list may be out of date')).toBeVisible();
    await expect(canvas.getByText('Dish 1')).toBeVisible();
  },
};

/** Rows that can't be shown are named above the others. */
export const Unreadable: Story = {
  args: { unreadable: [{ id: 24 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('ID 24');
    await expect(canvas.getByText('Dish 1')).toBeVisible();
  },
};

/** Without permission, earlier rows are hidden too. */
export const Forbidden: Story = {
  args: { error: new Problem('forbidden') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ask your account owner for access.')).toBeVisible();
    await expect(canvas.queryByText('Dish 1')).not.toBeInTheDocument();
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

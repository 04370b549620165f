import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentType } from 'react';
import { expect } from 'storybook/test';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import * as allIcons from '../icons.ts';
import { SearchField } from '../SearchField/SearchField.tsx';
import { icon, icons } from './foundations.css.ts';
import { Sheet } from './Sheet.tsx';
import { useCopied } from './useCopied.ts';

const meta = { title: 'Foundations / Icons', tags: ['!autodocs'] } satisfies Meta;
export default meta;

const known = Object.entries(allIcons as Record<string, ComponentType>);

function Tile({ name, Icon }: { name: string; Icon: ComponentType }) {
  const { isCopied, copy } = useCopied();
  return (
    <button type="button" className={icon} onClick={() => copy(`<${name} />`)}>
      <Icon />
      {isCopied ? 'Copied' : name}
    </button>
  );
}

function Gallery() {
  const [labels, setLabels] = useState('');
  const found = known.filter(([name]) => name.toLowerCase().includes(labels.trim().toLowerCase()));
  return (
    <Sheet
      title="Icons"
      lead={`${known.length} icons under the names of what they mean here. They take the size and the colour of the words beside them, and turn where they point. Press one to copy it.`}
    >
      <SearchField
        label="Search icons"
        clearLabel="Clear"
        placeholder="Chevron, table, print"
        value={labels}
        onChange={setLabels}
      />
      <div className={icons}>
        {found.map(([name, Icon]) => (
          <Tile key={name} name={name} Icon={Icon} />
        ))}
      </div>
      {found.length === 0 && <EmptyState title={`No icon is called “${labels}”`} />}
    </Sheet>
  );
}

/** Every icon of the kit, by name. */
export const Searchable: StoryObj = {
  render: () => <Gallery />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search icons' }), 'chevronst');
    await expect(canvas.getByRole('button', { name: 'ChevronStartIcon' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /Icon$/ })).toHaveLength(1);
    await userEvent.clear(canvas.getByRole('searchbox'));
    await expect(canvas.getAllByRole('button', { name: /Icon$/ })).toHaveLength(known.length);
  },
};

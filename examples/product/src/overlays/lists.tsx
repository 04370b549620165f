import { Button, ComboBox, ContextMenu, Menu, MultiSelect, Select, SplitButton } from '@servery/ui';
import { ExportMenu } from '@servery/ui/spreadsheet';

const items = [
  { id: 'move', label: 'Move' },
  { id: 'delete', label: 'Delete' },
];
const options = ['Library', 'Garden'].map((label) => ({ value: label, label }));
const words = {
  list: 'Overlay',
  open: 'Open',
  clear: 'Clear',
  empty: 'No results',
  loading: 'Loading…',
  failed: 'Couldn’t load',
  retry: 'Try again',
  count: (count: number) => `${count} rooms`,
};

/** Overlays with options or actions. */
export const lists = {
  Menu: () => <Menu label="Overlay" trigger={<Button>Open</Button>} items={items} />,
  ContextMenu: () => (
    <ContextMenu label="Overlay" items={items}>
      <Button>Open</Button>
    </ContextMenu>
  ),
  SplitButton: () => (
    <SplitButton label="Booking" menuLabel="Open" items={items}>
      Save
    </SplitButton>
  ),
  ExportMenu: () => (
    <ExportMenu
      rows={[{ room: 'Library' }]}
      columns={[{ id: 'room', header: 'Room', value: ({ room }) => room }]}
      fileName="Rooms"
      labels={{ label: 'Open', csv: 'CSV', xlsx: 'Excel', copy: 'Copy', print: 'Print' }}
    />
  ),
  Select: () => <Select label="Overlay" options={options} />,
  ComboBox: () => <ComboBox label="Overlay" options={options} labels={words} />,
  MultiSelect: () => (
    <MultiSelect
      label="Overlay"
      options={options}
      labels={{ ...words, chosen: 'Chosen rooms', remove: (label) => `Remove ${label}` }}
    />
  ),
};

import {
  Accordion,
  AccordionItem,
  Avatar,
  Badge,
  Banner,
  Button,
  Card,
  Checkbox,
  DataTable,
  Dialog,
  Select,
  Switch,
  Tabs,
  TextField,
  ToastRegion,
  Tooltip,
} from '@servery/ui';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';

const rows = [{ name: 'Ada' }];
const options = [{ value: 'garden', label: 'Garden' }];

/** Elements of the components by name, each with text that its HTML contains. */
const rendered = {
  Accordion: [
    <Accordion key="">
      <AccordionItem id="terms" title="Terms">
        None
      </AccordionItem>
    </Accordion>,
    'Terms',
  ],
  Avatar: [<Avatar key="" name="Ada Lovelace" />, 'AL'],
  Badge: [<Badge key="">New</Badge>, 'New'],
  Banner: [<Banner key="" title="Closed today" />, 'Closed today'],
  Button: [<Button key="">Book</Button>, '<button'],
  Card: [<Card key="">Library</Card>, 'Library'],
  Checkbox: [<Checkbox key="">Breakfast</Checkbox>, 'type="checkbox"'],
  DataTable: [
    <DataTable
      key=""
      label="Bookings"
      rows={rows}
      rowKey={({ name }) => name}
      columns={[{ id: 'name', header: 'Name', cell: ({ name }) => name }]}
    />,
    'Ada',
  ],
  Dialog: [<Dialog key="" trigger={<Button>Change</Button>} title="Change" />, 'Change'],
  Select: [<Select key="" label="Room" options={options} />, 'role="combobox"'],
  Switch: [<Switch key="">Whole day</Switch>, 'role="switch"'],
  Tabs: [
    <Tabs key="" label="Rooms" items={[{ id: 'a', label: 'Library', content: 'Books' }]} />,
    'role="tab"',
  ],
  TextField: [<TextField key="" label="Name" />, '<input'],
  ToastRegion: [<ToastRegion key="" label="Notifications" closeLabel="Close" />, ''],
  Tooltip: [
    <Tooltip key="" text="Print">
      <Button>P</Button>
    </Tooltip>,
    '<button',
  ],
} as const;

test.each(Object.entries(rendered))('renders %s on a server', (_name, [element, html]) => {
  expect(renderToString(element)).toContain(html);
});

const entries = ['brand', 'calendar', 'carousel', 'charts', 'color-picker', 'editor', 'highlight'];
entries.push('html', 'mask', 'spreadsheet', 'styles', 'theme', 'tree');

// pragmatic-drag-and-drop has no entries that Node can import, so `/dnd` needs a bundler.
test.each(entries)('imports @servery/ui/%s without a bundler', async (name) => {
  expect(Object.keys(await import(`@servery/ui/${name}`))).not.toEqual([]);
});

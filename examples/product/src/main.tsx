import { Button, DataTable, Select, Stack, Switch, TextField, type Column } from '@servery/ui';
import { brandSkin, wearBrand } from '@servery/ui/brand';
import '@servery/ui/styles';
import { useState, type SubmitEvent } from 'react';
import { createRoot } from 'react-dom/client';

interface Booking {
  name: string;
  room: string;
}

const rooms = ['Library', 'Garden', 'Studio'].map((label) => ({ value: label, label }));

const columns: readonly Column<Booking>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'room', header: 'Room', cell: ({ room }) => room },
];

const page = document.documentElement;
const brand = '#7c3aed';

function Bookings() {
  const [bookings, setBookings] = useState<readonly Booking[]>([{ name: 'Ada', room: 'Library' }]);
  const [name, setName] = useState('');
  const [room, setRoom] = useState<string | null>(null);
  const [isDark, setDark] = useState(false);
  const book = (event: SubmitEvent) => {
    event.preventDefault();
    if (!name || !room) return;
    setBookings([...bookings, { name, room }]);
    setName('');
  };
  const darken = (dark: boolean) => {
    const skin = dark ? 'dark' : 'light';
    page.dataset.skin = skin;
    wearBrand(page, brandSkin(brand, skin));
    setDark(dark);
  };
  return (
    <Stack gap="l">
      <Switch isSelected={isDark} onChange={darken}>
        Dark
      </Switch>
      <form onSubmit={book}>
        <Stack gap="m">
          <TextField label="Name" value={name} onChange={setName} />
          <Select label="Room" options={rooms} value={room} onChange={setRoom} />
          <Button type="submit" tone="accent" emphasis="solid">
            Book
          </Button>
        </Stack>
      </form>
      <DataTable label="Bookings" rows={bookings} rowKey={(it) => it.name} columns={columns} />
    </Stack>
  );
}

wearBrand(page, brandSkin(brand, 'light'));
createRoot(document.getElementById('root')!).render(<Bookings />);

'use client';

import {
  Button,
  DataTable,
  Dialog,
  Select,
  Switch,
  TextField,
  ToastRegion,
  toast,
  type Column,
} from '@servery/ui';

interface Booking {
  name: string;
  room: string;
}

const columns: readonly Column<Booking>[] = [
  { id: 'name', header: 'Name', cell: ({ name }) => name },
  { id: 'room', header: 'Room', cell: ({ room }) => room },
];
const bookings = [{ name: 'Ada', room: 'Library' }];
const rooms = ['Library', 'Garden'].map((label) => ({ value: label, label }));

/** The interactive part: rendered on the server first, then hydrated. */
export function Bookings() {
  return (
    <>
      <DataTable label="Bookings" rows={bookings} rowKey={({ name }) => name} columns={columns} />
      <Dialog trigger={<Button>Change</Button>} title="Change booking" closeLabel="Close">
        <TextField label="Name" />
        <Select label="Room" options={rooms} defaultValue="Library" />
        <Switch>Whole day</Switch>
        <Button onPress={() => toast.success({ title: 'Booking changed' })}>Save</Button>
      </Dialog>
      <ToastRegion label="Notifications" closeLabel="Close" />
    </>
  );
}

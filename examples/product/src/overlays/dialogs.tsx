import {
  AlertDialog,
  Button,
  ConfirmDialog,
  Dialog,
  Drawer,
  FormDrawer,
  TextField,
} from '@servery/ui';
import { useState } from 'react';

const opener = <Button>Open</Button>;
const words = {
  close: 'Close',
  cancel: 'Cancel',
  discardTitle: 'Discard changes?',
  discardText: 'Your changes are not saved yet.',
  discard: 'Discard',
  keep: 'Keep editing',
};

function BookingForm() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      {isOpen && (
        <FormDrawer
          title="Overlay"
          action="Save"
          isDirty={false}
          labels={words}
          onSubmit={() => setOpen(false)}
          onClose={() => setOpen(false)}
        >
          <TextField label="Name" />
        </FormDrawer>
      )}
    </>
  );
}

/** Overlays that cover the page until they are closed. */
export const dialogs = {
  Dialog: () => (
    <Dialog trigger={opener} title="Overlay" closeLabel="Close">
      A booking
    </Dialog>
  ),
  AlertDialog: () => (
    <AlertDialog trigger={opener} title="Overlay" closeLabel="Close">
      A booking
    </AlertDialog>
  ),
  ConfirmDialog: () => (
    <ConfirmDialog
      trigger={opener}
      title="Overlay"
      confirmLabel="Delete"
      cancelLabel="Cancel"
      onConfirm={() => {}}
    >
      A booking
    </ConfirmDialog>
  ),
  Drawer: () => (
    <Drawer trigger={opener} title="Overlay" closeLabel="Close">
      A booking
    </Drawer>
  ),
  FormDrawer: BookingForm,
};

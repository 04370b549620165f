import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog } from './Dialog.tsx';

/** Waits for a frame and React's pending work, so that no press is being handled any more. */
const later = () => new Promise((resolve) => setTimeout(resolve, 30));

/**
 * A list of dishes, each deleted in a dialog after a delay, or after the dialog has closed; its
 * confirmation closes both at once.
 */
export function Dishes() {
  const [dishes, setDishes] = useState(['Laksa', 'Satay', 'Cendol']);
  const [open, setOpen] = useState<string | null>(null);
  const [isAsking, setAsking] = useState(false);
  const leave = () => {
    setAsking(false);
    setOpen(null);
  };
  const remove = () => setDishes((all) => all.filter((dish) => dish !== open));
  return (
    <main>
      <Button>New dish</Button>
      <ul>
        {dishes.map((dish) => (
          <li key={dish}>
            <Button onPress={() => setOpen(dish)}>{dish}</Button>
          </li>
        ))}
      </ul>
      {open && (
        <Dialog
          isOpen
          onOpenChange={leave}
          title={open}
          closeLabel="Close"
          footer={
            <>
              <Button onPress={() => setAsking(true)}>Leave</Button>
              <Button
                onPress={async () => {
                  await later();
                  remove();
                  leave();
                }}
              >
                Delete
              </Button>
              <Button
                onPress={async () => {
                  leave();
                  await later();
                  remove();
                }}
              >
                Delete later
              </Button>
            </>
          }
        />
      )}
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title="Discard changes?"
        confirmLabel="Discard"
        cancelLabel="Stay"
        onConfirm={() => void later().then(leave)}
      />
    </main>
  );
}

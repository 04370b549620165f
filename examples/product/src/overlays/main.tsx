import { Button, Stack } from '@servery/ui';
import '@servery/ui/styles';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { bubbles } from './bubbles';
import { dialogs } from './dialogs';
import { lists } from './lists';
import { pickers } from './pickers';

const overlays = { ...dialogs, ...bubbles, ...lists, ...pickers };

/** Each overlay in turn, on a page longer than the window. */
function Overlays() {
  const [name, setName] = useState<keyof typeof overlays>('Dialog');
  const Overlay = overlays[name];
  Object.assign(globalThis, { overlays: Object.keys(overlays), show: setName });
  return (
    <div style={{ padding: 40, minHeight: 2000 }}>
      <Stack gap="l" align="start">
        <Overlay key={name} />
        <Button>Below</Button>
      </Stack>
    </div>
  );
}

createRoot(document.getElementById('root')!).render(<Overlays />);

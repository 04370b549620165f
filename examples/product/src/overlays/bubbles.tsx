import {
  Button,
  CommandPalette,
  HoverCard,
  Popover,
  ToastRegion,
  Tooltip,
  Tour,
  toast,
} from '@servery/ui';
import { useState } from 'react';

const opener = <Button>Open</Button>;

function Commands() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <CommandPalette
        isOpen={isOpen}
        onOpenChange={setOpen}
        groups={[{ id: 'go', title: 'Go to', commands: [{ id: 'home', label: 'Home' }] }]}
        labels={{
          title: 'Overlay',
          placeholder: 'Search',
          recent: 'Recent',
          back: 'Back',
          empty: () => 'No results',
          count: (count) => `${count} results`,
        }}
      />
    </>
  );
}

function Welcome() {
  const [isOpen, setOpen] = useState(false);
  return (
    <div id="welcome">
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Tour
        isOpen={isOpen}
        onOpenChange={setOpen}
        steps={[
          {
            id: 'welcome',
            title: 'Overlay',
            children: 'Start here.',
            target: () => document.getElementById('welcome'),
          },
        ]}
        labels={{
          next: 'Next',
          back: 'Back',
          finish: 'Done',
          skip: 'Skip',
          count: (number, total) => `${number} of ${total}`,
        }}
      />
    </div>
  );
}

/** Overlays next to a control or in a corner. */
export const bubbles = {
  Popover: () => (
    <Popover trigger={opener} title="Overlay">
      A booking
    </Popover>
  ),
  Tooltip: () => <Tooltip text="Overlay">{opener}</Tooltip>,
  HoverCard: () => (
    <HoverCard label="Overlay" openDelay={0} content="A booking">
      {opener}
    </HoverCard>
  ),
  ToastRegion: () => (
    <>
      <Button onPress={() => toast.success({ title: 'Overlay' })}>Open</Button>
      <ToastRegion label="Notifications" closeLabel="Close" />
    </>
  ),
  CommandPalette: Commands,
  Tour: Welcome,
};

import { AddressBar } from '@servery/screens/fixtures';
import { Faq } from './Faq.tsx';

interface HelpAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
  /** Whether the reader can open a page of the back office. */
  canOpen?: (href: string) => boolean;
}

/** The help screens under a fake URL, as the app's router provides it. */
export function HelpAddress({ address, onAddressChange, canOpen }: HelpAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => {
        const { pathname, search } = new URL(now, 'http://help');
        return (
          <main>
            <Faq
              search={search}
              canOpen={canOpen}
              onSearchChange={(next, isTyping) => go(pathname + next, isTyping)}
            />
          </main>
        );
      }}
    </AddressBar>
  );
}

import { AddressBar } from '@servery/screens/fixtures';
import { Pricing } from './Pricing.tsx';

interface PricingAddressProps {
  /** The query string of the URL. */
  search: string;
  onSearchChange: (search: string) => void;
}

/** The plans under a fake URL, as the app's router provides it. */
export function PricingAddress({ search, onSearchChange }: PricingAddressProps) {
  return (
    <AddressBar search={search} onSearchChange={onSearchChange}>
      {(address) => (
        <main>
          <Pricing {...address} />
        </main>
      )}
    </AddressBar>
  );
}

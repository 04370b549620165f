import { AddressBar } from '@servery/screens/fixtures';
import { idIn, places } from '../places.ts';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicePreview } from './InvoicePreview.tsx';

interface InvoicesAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The invoice screens under a fake URL, as the app's router provides it. */
export function InvoicesAddress({ address, onAddressChange }: InvoicesAddressProps) {
  return (
    <AddressBar search={address} onSearchChange={onAddressChange} followsLinks>
      {({ search: now, onSearchChange: go }) => <main>{screenOf(now, go)}</main>}
    </AddressBar>
  );
}

function screenOf(address: string, go: (address: string) => void) {
  const { pathname, search } = new URL(address, 'http://invoices');
  const [kind, number] = pathname.slice('/apps/invoice/'.length).split('/');
  const id = idIn(number);
  const own = { search, onSearchChange: (next: string) => go(pathname + next) };
  if (kind === 'list') return <InvoiceList {...own} />;
  if (kind === 'add') return <InvoiceEditor id={null} {...own} />;
  if (kind === 'edit')
    return id ? (
      <InvoiceEditor key={id} id={id} {...own} />
    ) : (
      <InvoiceChoice hrefOf={places.edit} />
    );
  return id ? <InvoicePreview id={id} {...own} /> : <InvoiceChoice hrefOf={places.preview} />;
}

import { NavigationProvider } from '@servery/ui';
import { useState } from 'react';
import { idIn, places } from '../places.ts';
import { InvoiceChoice } from './InvoiceChoice.tsx';
import { InvoiceEditor } from './InvoiceEditor.tsx';
import { InvoiceList } from './InvoiceList.tsx';
import { InvoicePreview } from './InvoicePreview.tsx';

interface InvoicesAddressProps {
  address: string;
  onAddressChange: (address: string) => void;
}

/** The screens of the invoices under an address of their own, as an app has one. */
export function InvoicesAddress({ address, onAddressChange }: InvoicesAddressProps) {
  const [now, setNow] = useState(address);
  const go = (next: string) => {
    onAddressChange(next);
    setNow(next);
  };
  const { pathname, search } = new URL(now, 'http://invoices');
  const [kind, number] = pathname.slice('/apps/invoice/'.length).split('/');
  const id = idIn(number);
  const own = { search, onSearchChange: (next: string) => go(pathname + next) };
  const screen = () => {
    if (kind === 'list') return <InvoiceList {...own} />;
    if (kind === 'add') return <InvoiceEditor id={null} {...own} />;
    if (kind === 'edit')
      return id ? (
        <InvoiceEditor key={id} id={id} {...own} />
      ) : (
        <InvoiceChoice hrefOf={places.edit} />
      );
    return id ? <InvoicePreview id={id} {...own} /> : <InvoiceChoice hrefOf={places.preview} />;
  };
  return (
    <NavigationProvider navigate={go}>
      <main data-address={now}>{screen()}</main>
    </NavigationProvider>
  );
}

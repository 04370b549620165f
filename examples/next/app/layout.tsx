import '@servery/ui/styles';
import type { ReactNode } from 'react';

export const metadata = { title: 'Bookings', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en" dir="ltr" data-skin="light">
      <body>{children}</body>
    </html>
  );
}

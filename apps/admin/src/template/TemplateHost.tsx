import { ClientContext } from '@servery/api/client';
import type { ReactNode } from 'react';
import { templateClient } from './client.ts';

/** Lends the template's screens a client whose calls are answered in the browser. */
export const TemplateHost = ({ children }: { children: ReactNode }) => (
  <ClientContext value={templateClient}>{children}</ClientContext>
);

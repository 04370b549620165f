import type { MessageDescriptor } from 'react-intl';
import { importMessages as messages } from '../../../messages/import.ts';

/** A menu to start from. */
export interface MenuTemplate {
  id: string;
  label: MessageDescriptor;
  /** Loads the menu as CSV. */
  load: () => Promise<{ csv: string }>;
}

/** The menus to start from, loaded when one is chosen. */
export const menuTemplates: readonly MenuTemplate[] = [
  { id: 'kopitiam', label: messages.kopitiam, load: () => import('./kopitiam.ts') },
  { id: 'cafe', label: messages.cafe, load: () => import('./cafe.ts') },
  { id: 'nasi-kandar', label: messages.nasiKandar, load: () => import('./nasiKandar.ts') },
];

/** A notice of the app itself, such as a lost connection or a new version. */
export interface SystemNotice {
  /** Stays the same for as long as the notice is about the same matter. */
  id: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** In the reader's language. */
  text: string;
  /** When it began, as a timestamp. */
  at: string;
  /** The action that resolves it. */
  action?: { label: string; onPress: () => void };
}

/** Returns the id under which a system notice is marked as read. */
export const systemId = ({ id }: Pick<SystemNotice, 'id'>): string => `system.${id}`;

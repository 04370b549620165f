/** What the app itself has to say: the connection is lost, a new version waits. */
export interface SystemNotice {
  /** Stays the same while it is the same matter. */
  id: string;
  tone: 'info' | 'success' | 'warning' | 'danger';
  /** In the reader's language. */
  text: string;
  /** When it began, as an instant. */
  at: string;
  /** What to do about it. */
  action?: { label: string; onPress: () => void };
}

/** Its name among what was read. */
export const systemId = ({ id }: Pick<SystemNotice, 'id'>): string => `system.${id}`;

import type { GuestBrand } from '@servery/api';
import { Dialog, Text } from '@servery/ui';
import { useEffect, useState } from 'react';
import { Picture } from '../Picture.tsx';
import * as styles from './brand.css.ts';

const storageKey = 'servery.guest.popup';

// If storage is blocked, each load of the page is a visit.
function hasSeen(token: string): boolean {
  try {
    return sessionStorage.getItem(storageKey) === token;
  } catch {
    return false;
  }
}
function markSeen(token: string): void {
  try {
    sessionStorage.setItem(storageKey, token);
  } catch {
    // The popup is shown again after the next load.
  }
}

interface PopupProps {
  popup: NonNullable<GuestBrand['popup']>;
  token: string;
}

/** The message of a restaurant, shown once per visit. */
export function Popup({ popup: { title, text, picture }, token }: PopupProps) {
  const [isOpen, setOpen] = useState(() => !hasSeen(token));
  // Not while rendering: React can render a screen twice before it shows it.
  useEffect(() => markSeen(token), [token]);
  return (
    <Dialog isOpen={isOpen} onOpenChange={setOpen} title={title}>
      <div className={styles.popup}>
        {picture && <Picture picture={picture} size="medium" className={styles.picture} />}
        {text !== '' && (
          <Text as="p">
            <span className={styles.lines}>{text}</span>
          </Text>
        )}
      </div>
    </Dialog>
  );
}

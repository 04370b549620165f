import type { GuestBrand } from '@servery/api';
import { Dialog, Text } from '@servery/ui';
import { useState } from 'react';
import { Picture } from '../Picture.tsx';
import * as styles from './brand.css.ts';

const storageKey = 'servery.guest.popup';

/** Whether the guests of a table haven't seen the popup during this visit yet; marks it as seen. */
function isFirst(token: string): boolean {
  try {
    if (sessionStorage.getItem(storageKey) === token) return false;
    sessionStorage.setItem(storageKey, token);
  } catch {
    // If storage is blocked, each load of the page is a visit.
  }
  return true;
}

interface PopupProps {
  popup: NonNullable<GuestBrand['popup']>;
  token: string;
}

/** The message of a restaurant, shown once per visit. */
export function Popup({ popup: { title, text, picture }, token }: PopupProps) {
  const [isOpen, setOpen] = useState(() => isFirst(token));
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

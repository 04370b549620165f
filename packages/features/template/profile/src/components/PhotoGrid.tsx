import type { ProfilePhoto } from '@servery/api/template';
import { useLink } from '@servery/ui';
import { places } from '../places.ts';
import type { ProfileTab } from '../profileView.ts';
import * as styles from './photos.css.ts';

interface PhotoGridProps {
  /** The accessible name of the list. */
  label: string;
  photos: readonly ProfilePhoto[];
  /** The section in which a photo opens. */
  tab: ProfileTab;
  /** Whether the photos are a few at the side, or all. */
  look: 'few' | 'all';
}

/** Photos as links that show them large. */
export function PhotoGrid({ label, photos, tab, look }: PhotoGridProps) {
  return (
    <ul role="list" aria-label={label} className={look === 'few' ? styles.few : styles.all}>
      {photos.map((photo) => (
        <li key={photo.id}>
          <PhotoLink photo={photo} href={places.photo(tab, photo.id)} />
        </li>
      ))}
    </ul>
  );
}

function PhotoLink({ photo, href }: { photo: ProfilePhoto; href: string }) {
  return (
    <a {...useLink({ href })} className={styles.link}>
      <img className={styles.photo} src={photo.img} alt={photo.alt} loading="lazy" />
    </a>
  );
}

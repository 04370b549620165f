import type { GuestBrand } from '@servery/api';
import { Picture } from '../Picture.tsx';
import * as styles from './brand.css.ts';
import { Popup } from './Popup.tsx';
import { useBrandColor } from './useBrandColor.ts';

interface BrandProps {
  brand: GuestBrand;
  /** The token of the table, whose guests see the popup once per visit. */
  token: string;
}

/** The look of a restaurant: its colour on the whole page, its banner and icon, and its popup. */
export function Brand({ brand, token }: BrandProps) {
  const { color, icon, banner, popup } = brand;
  useBrandColor(color);
  return (
    <>
      {(icon || banner) && (
        <div className={styles.pictures} data-banner={banner ? '' : undefined}>
          {banner && <Picture picture={banner} size="medium" className={styles.banner} />}
          {icon && <Picture picture={icon} size="small" className={styles.icon} />}
        </div>
      )}
      {popup && <Popup popup={popup} token={token} />}
    </>
  );
}

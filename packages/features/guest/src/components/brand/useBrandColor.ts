import type { SkinName } from '@servery/ui';
import { useEffect } from 'react';

/** Shows the page in a brand's colour, and loads the code for that only if there is a colour. */
export function useBrandColor(color: string | null): void {
  useEffect(() => {
    if (color === null) return undefined;
    const root = document.documentElement;
    const dress = import('@servery/ui/brand').then(({ brandSkin, wearBrand }) => {
      wearBrand(root, brandSkin(color, (root.dataset['skin'] ?? 'light') as SkinName));
      return wearBrand;
    });
    return () => void dress.then((wearBrand) => wearBrand(root, null));
  }, [color]);
}

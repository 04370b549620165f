import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from './NavigationProvider.tsx';

export interface LinkTarget {
  /** A path of the application, or a full address. */
  href: string;
  /** Takes the place of the current history entry. */
  isReplacing?: boolean;
  /** Opens a new tab. Say so in the label. */
  isExternal?: boolean;
  /** A file name, when the link saves instead of shows. */
  download?: string;
  /** Marks where the reader is. */
  current?: 'page' | 'step' | 'true';
  onPress?: () => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** A native link's attributes; a plain press on a path goes through the application's router. */
export function useLink({
  href,
  isReplacing,
  isExternal,
  download,
  current,
  onPress,
}: LinkTarget): AnchorHTMLAttributes<HTMLAnchorElement> {
  const navigation = useNavigation();
  const isOwn = !isExternal && download === undefined && /^\/(?!\/)|^[?#]/.test(href);
  const prepare = isOwn ? () => navigation?.prepare?.(href) : undefined;
  return {
    href,
    download,
    'aria-current': current,
    ...(isExternal && { target: '_blank', rel: 'noopener noreferrer' }),
    onPointerEnter: prepare,
    onPointerDown: prepare,
    onFocus: prepare,
    onClick: (event) => {
      onPress?.();
      if (!isOwn || !navigation || !isPlain(event) || event.defaultPrevented) return;
      event.preventDefault();
      navigation.navigate(href, { replace: isReplacing });
    },
  };
}

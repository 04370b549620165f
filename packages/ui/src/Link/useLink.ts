import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { useNavigation } from './NavigationProvider.tsx';

/** The target of a link. */
export interface LinkTarget {
  /** A path of the application, or a full address. */
  href: string;
  /**
   * Whether the page replaces the current history entry. It needs a `NavigationProvider`.
   * @default false
   */
  isReplacing?: boolean;
  /**
   * Whether the link opens a new tab. Mention it in the label.
   * @default false
   */
  isExternal?: boolean;
  /** The file name, if the link saves a file instead of opening it. */
  download?: string;
  /** The value of `aria-current`, if the link leads to the current page or step. */
  current?: 'page' | 'step' | 'true';
  /** Called when the link is pressed, before the navigation. */
  onPress?: () => void;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/**
 * Returns the attributes of a native link. A plain press on a path goes through the application's
 * router.
 */
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

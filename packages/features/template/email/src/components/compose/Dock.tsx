import { ChevronUpIcon, CloseIcon, GrowIcon, IconButton, MinusIcon, ShrinkIcon } from '@servery/ui';
import { useLayoutEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { composeMessages as messages } from '../../messages/compose.ts';
import { bar, dock, name, onlyRoomy } from './compose.css.ts';

interface DockProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A non-modal window at the bottom of the page: minimised, normal or maximised. On a phone it fills
 * the page. If it closes with the focus inside, the element that had it before gets it back.
 */
export function Dock({ title, onClose, children }: DockProps) {
  const { formatMessage } = useIntl();
  const [size, setSize] = useState<'small' | 'usual' | 'large'>('usual');
  const frame = useRef<HTMLDivElement>(null);
  const [before] = useState(() => document.activeElement);
  useLayoutEffect(() => {
    const own = frame.current;
    return () => {
      const hasFocus = own?.contains(document.activeElement);
      if (hasFocus && before instanceof HTMLElement) before.focus();
    };
  }, [before]);
  const isSmall = size === 'small';
  const isLarge = size === 'large';
  const onKeyDown = (event: KeyboardEvent) => {
    // Escape closes a menu opened from here first.
    const isHere = frame.current?.contains(event.target as Node);
    if (event.key !== 'Escape' || event.defaultPrevented || !isHere) return;
    event.preventDefault();
    onClose();
  };
  return (
    <div
      ref={frame}
      role="dialog"
      aria-label={title}
      className={dock}
      data-size={size}
      onKeyDown={onKeyDown}
    >
      <div className={bar}>
        <h2 className={name} dir="auto">
          {title}
        </h2>
        <IconButton
          label={formatMessage(isSmall ? messages.restore : messages.minimise)}
          aria-expanded={!isSmall}
          onPress={() => setSize(isSmall ? 'usual' : 'small')}
        >
          {isSmall ? <ChevronUpIcon /> : <MinusIcon />}
        </IconButton>
        <span className={onlyRoomy}>
          <IconButton
            label={formatMessage(isLarge ? messages.shrink : messages.maximise)}
            aria-pressed={isLarge}
            onPress={() => setSize(isLarge ? 'usual' : 'large')}
          >
            {isLarge ? <ShrinkIcon /> : <GrowIcon />}
          </IconButton>
        </span>
        <IconButton label={formatMessage(messages.close)} onPress={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {/* Hidden rather than unmounted, so that the caret and the undo history are kept. */}
      <div hidden={isSmall} style={{ display: isSmall ? 'none' : 'contents' }}>
        {children}
      </div>
    </div>
  );
}

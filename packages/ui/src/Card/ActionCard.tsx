import type { ReactNode } from 'react';
import { BlockOverlay } from '../BlockOverlay/BlockOverlay.tsx';
import { turn } from '../Collapse/Collapse.css.ts';
import { Collapse } from '../Collapse/Collapse.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import { ChevronDownIcon, CloseIcon, RefreshIcon } from '../icons.ts';
import { useOpenState, type OpenStateProps } from '../overlays/useOpenState.ts';
import { Inline } from '../Stack/Inline.tsx';
import { Card, type CardProps } from './Card.tsx';
import { useId } from 'react';

/** What the buttons of the card say. */
export interface ActionCardWords {
  /** Names the button that shows and hides the content. */
  collapse: string;
  refresh: string;
  /** While it is fetched again, and once it has come. */
  refreshing: string;
  refreshed: string;
  remove: string;
}

export interface ActionCardProps extends OpenStateProps, Omit<CardProps, 'coverPlacement'> {
  title: ReactNode;
  words: ActionCardWords;
  /** Lets the content be hidden. */
  isCollapsible?: boolean;
  /** Asks for the content anew; set `isRefreshing` until it has come. */
  onRefresh?: () => void;
  isRefreshing?: boolean;
  /** Takes the card away. Move the focus to what stands in its place. */
  onRemove?: () => void;
}

/** A card that can be collapsed, fetched again and removed. */
export function ActionCard({
  words,
  isCollapsible,
  onRefresh,
  isRefreshing = false,
  onRemove,
  isOpen,
  defaultOpen = true,
  onOpenChange,
  actions,
  children,
  footer,
  ...card
}: ActionCardProps) {
  const [isShown, setShown] = useOpenState({ isOpen, defaultOpen, onOpenChange });
  const id = useId();
  const buttons = (
    <Inline gap="xxs">
      {actions}
      {isCollapsible && (
        <IconButton
          label={words.collapse}
          size="s"
          aria-expanded={isShown}
          aria-controls={id}
          onPress={() => setShown(!isShown)}
        >
          <span className={turn}>
            <ChevronDownIcon aria-hidden />
          </span>
        </IconButton>
      )}
      {onRefresh && (
        <IconButton label={words.refresh} size="s" onPress={onRefresh}>
          <RefreshIcon aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={words.remove} size="s" onPress={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      )}
    </Inline>
  );
  return (
    <BlockOverlay isBlocked={isRefreshing} label={words.refreshing} doneLabel={words.refreshed}>
      <Card {...card} actions={buttons} footer={isShown && footer}>
        {isCollapsible ? (
          <Collapse id={id} isOpen={isShown} onOpenChange={setShown}>
            {children}
          </Collapse>
        ) : (
          children
        )}
      </Card>
    </BlockOverlay>
  );
}

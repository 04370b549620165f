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
import { useActionCardLabels } from './useActionCardLabels.ts';

/** The texts of an `ActionCard`. */
export interface ActionCardLabels {
  /** The accessible name of the button that shows and hides the content. */
  collapse: string;
  /** The accessible name of the button that reloads the content. */
  refresh: string;
  /** The text that is shown and announced while the content reloads. */
  refreshing: string;
  /** The text that is announced once the content has reloaded. */
  refreshed: string;
  /** The accessible name of the button that removes the card. */
  remove: string;
}

export interface ActionCardProps extends OpenStateProps, Omit<CardProps, 'coverPlacement'> {
  /** The title of the card, which also names its region. */
  title: ReactNode;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<ActionCardLabels>;
  /**
   * Whether the content can be hidden.
   * @default false
   */
  isCollapsible?: boolean;
  /**
   * Called when the refresh button is pressed. Set `isRefreshing` until the content has reloaded.
   * Without it there's no refresh button.
   */
  onRefresh?: () => void;
  /**
   * Whether the content is reloading. The card is blocked until then.
   * @default false
   */
  isRefreshing?: boolean;
  /**
   * Called when the remove button is pressed. Remove the card and move focus to what takes its
   * place. Without it there's no remove button.
   */
  onRemove?: () => void;
}

/** A card that can be collapsed, refreshed and removed. */
export function ActionCard({
  labels: given,
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
  const labels = useActionCardLabels(given);
  const [isShown, setShown] = useOpenState({ isOpen, defaultOpen, onOpenChange });
  const id = useId();
  const buttons = (
    <Inline gap="xxs">
      {actions}
      {isCollapsible && (
        <IconButton
          label={labels.collapse}
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
        <IconButton label={labels.refresh} size="s" onPress={onRefresh}>
          <RefreshIcon aria-hidden />
        </IconButton>
      )}
      {onRemove && (
        <IconButton label={labels.remove} size="s" onPress={onRemove}>
          <CloseIcon aria-hidden />
        </IconButton>
      )}
    </Inline>
  );
  return (
    <BlockOverlay isBlocked={isRefreshing} label={labels.refreshing} doneLabel={labels.refreshed}>
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

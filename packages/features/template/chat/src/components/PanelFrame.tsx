import { ArrowStartIcon, CloseIcon, Heading, IconButton, useMedia } from '@servery/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { besideEachOther, threeColumns } from '../columns.ts';
import { useFocusBack } from '../hooks/useFocusBack.ts';
import { contactMessages } from '../messages/contact.ts';
import { talkMessages } from '../messages/talk.ts';
import { bar, grows, panel } from './app.css.ts';
import { body } from './panel.css.ts';

const PanelDrawer = lazy(async () => ({
  default: (await import('./PanelDrawer.tsx')).PanelDrawer,
}));

export interface PanelFrameProps {
  title: string;
  /**
   * The side from which the panel opens: `start` for the user's own, `end` for a contact's; only
   * `end` panels can be a column.
   */
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/**
 * Frame of a panel: replaces the chat on a phone, with a back button; a third column on a large
 * screen; otherwise a drawer.
 */
export function PanelFrame({ title, side, onClose, children }: PanelFrameProps) {
  const isBeside = useMedia(besideEachOther);
  const hasSpace = useMedia(threeColumns) && side === 'end';
  if (isBeside && !hasSpace)
    return (
      <Suspense>
        <PanelDrawer title={title} side={side} onClose={onClose}>
          {children}
        </PanelDrawer>
      </Suspense>
    );
  return (
    <Column title={title} isBack={!isBeside} onClose={onClose}>
      {children}
    </Column>
  );
}

interface ColumnProps extends Pick<PanelFrameProps, 'title' | 'onClose' | 'children'> {
  isBack: boolean;
}

function Column({ title, isBack, onClose, children }: ColumnProps) {
  const { formatMessage } = useIntl();
  const heading = useRef<HTMLHeadingElement>(null);
  const from = useFocusBack();
  useEffect(() => {
    // If the panel is open on page load, nothing had the focus yet; leave it at the top of the
    // page.
    if (from !== document.body) heading.current?.focus();
  }, [from]);
  const label = formatMessage(isBack ? talkMessages.back : contactMessages.close);
  return (
    <section
      className={panel}
      aria-label={title}
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <div className={bar}>
        {isBack && (
          <IconButton label={label} onPress={onClose}>
            <ArrowStartIcon />
          </IconButton>
        )}
        <div className={grows}>
          <Heading level={2} size="m" ref={heading}>
            {title}
          </Heading>
        </div>
        {!isBack && (
          <IconButton label={label} onPress={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={body}>{children}</div>
    </section>
  );
}

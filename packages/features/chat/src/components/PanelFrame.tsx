import { ArrowStartIcon, CloseIcon, Heading, IconButton, useMedia } from '@servery/ui';
import { lazy, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { besideEachOther, threeColumns } from '../columns.ts';
import { useFocusBack } from '../hooks/useFocusBack.ts';
import { contactWords } from '../messages/contact.ts';
import { talkWords } from '../messages/talk.ts';
import { bar, grows, panel } from './app.css.ts';
import { body } from './panel.css.ts';

const PanelDrawer = lazy(async () => ({
  default: (await import('./PanelDrawer.tsx')).PanelDrawer,
}));

export interface PanelFrameProps {
  title: string;
  /** About oneself it comes from the start, about others from the end; only those may stay beside. */
  side: 'start' | 'end';
  onClose: () => void;
  children: ReactNode;
}

/** A panel: on a phone in place of the chat with a way back, on a large screen beside it, else over it. */
export function PanelFrame({ title, side, onClose, children }: PanelFrameProps) {
  const isBeside = useMedia(besideEachOther);
  const hasRoom = useMedia(threeColumns) && side === 'end';
  if (isBeside && !hasRoom)
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
    // A page that begins with it begins at its own beginning.
    if (from !== document.body) heading.current?.focus();
  }, [from]);
  const label = formatMessage(isBack ? talkWords.back : contactWords.close);
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

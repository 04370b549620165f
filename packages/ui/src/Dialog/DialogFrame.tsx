import type { ReactNode } from 'react';
import { PendingContext } from '../Button/PendingContext.ts';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { DialogBody } from './DialogBody.tsx';
import { footer, frame, header, heading, headingNote, headings } from './DialogFrame.css.ts';

/** Content that may need to close what it stands in; closing asks the guard like Escape does. */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

export interface DialogFrameProps {
  /** What the dialog is about, as its heading. */
  title: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode;
  /** Its content; a function gets `close`. */
  children?: WithClose;
  /** Its actions, the main one last and solid, which shows `isPending`; a function gets `close`. */
  footer?: WithClose;
  /** What the cross says to a screen reader. Without it there is no cross. */
  closeLabel?: string;
}

interface Closing {
  titleId: string;
  isPending?: boolean;
  close: () => void;
}

const render = (content: WithClose, close: () => void) =>
  typeof content === 'function' ? content(close) : content;

/** Heading, scrolling body and actions, as dialogs and side panels share them. */
export function DialogFrame({
  titleId,
  isPending = false,
  close,
  ...props
}: DialogFrameProps & Closing) {
  return (
    <div className={frame} aria-busy={isPending || undefined}>
      <div className={header} data-grip>
        <div className={headings}>
          <h2 id={titleId} className={heading}>
            {props.title}
          </h2>
          {props.description && <p className={headingNote}>{props.description}</p>}
        </div>
        {props.closeLabel && (
          <CloseButton label={props.closeLabel} isDisabled={isPending} onPress={close} />
        )}
      </div>
      {props.children && <DialogBody titleId={titleId}>{render(props.children, close)}</DialogBody>}
      {props.footer && (
        <PendingContext value={isPending}>
          <div className={footer}>{render(props.footer, close)}</div>
        </PendingContext>
      )}
    </div>
  );
}

import type { ReactNode } from 'react';
import { PendingContext } from '../Button/PendingContext.ts';
import { CloseButton } from '../overlays/CloseButton.tsx';
import { DialogBody } from './DialogBody.tsx';
import { footer, frame, header, heading, headingNote, headings } from './DialogFrame.css.ts';
import { closeMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

/**
 * Content, or a function that returns it from `close`, which closes the dialog and asks
 * `onCloseRequest` first.
 */
export type WithClose = ReactNode | ((close: () => void) => ReactNode);

/** Props of dialogs and drawers. */
export interface DialogFrameProps {
  /** The title, as a heading. */
  title: ReactNode;
  /** One secondary line below the title. */
  description?: ReactNode;
  /** The content. A function is called with `close`. */
  children?: WithClose;
  /**
   * The actions, with the main one last and solid, which shows `isPending`. A function is called
   * with `close`.
   */
  footer?: WithClose;
  /**
   * Whether there's a close button in the header.
   * @default true
   */
  hasCloseButton?: boolean;
  /** The accessible name of the close button, instead of "Close". */
  closeLabel?: string;
}

interface Closing {
  titleId: string;
  isPending?: boolean;
  close: () => void;
}

const render = (content: WithClose, close: () => void) =>
  typeof content === 'function' ? content(close) : content;

/** The heading, scrolling body and actions of dialogs and drawers. */
export function DialogFrame({
  titleId,
  isPending = false,
  hasCloseButton = true,
  close,
  ...props
}: DialogFrameProps & Closing) {
  const format = useFormatMessage();
  return (
    <div className={frame} aria-busy={isPending || undefined}>
      <div className={header} data-grip>
        <div className={headings}>
          <h2 id={titleId} className={heading}>
            {props.title}
          </h2>
          {props.description && <p className={headingNote}>{props.description}</p>}
        </div>
        {hasCloseButton && (
          <CloseButton
            label={props.closeLabel ?? format(closeMessage)}
            isDisabled={isPending}
            onPress={close}
          />
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

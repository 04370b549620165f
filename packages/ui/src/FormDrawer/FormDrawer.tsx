import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useUnsavedGuard } from '../Dialog/useUnsavedGuard.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { aside as asideLook, form as formLook, ways } from './FormDrawer.css.ts';
import { useShowWrong } from './useShowWrong.ts';
import { cancelMessage } from '../Messages/common.ts';
import { useFormatMessage } from '../Messages/useFormatMessage.ts';

/** The texts of a `FormDrawer`. */
export interface FormDrawerLabels {
  /** The accessible name of the close button. */
  close: string;
  /** The label of the cancel button. */
  cancel: string;
  /** The question before changes are lost: "Discard changes?" */
  discardTitle: string;
  /** The changes that will be lost. */
  discardText: string;
  /** The label of the button that discards the changes. */
  discard: string;
  /** The label of the button that keeps editing. */
  keep: string;
}

export interface FormDrawerProps {
  /** The title of the drawer, as a heading. */
  title: ReactNode;
  /** One secondary line below the title. */
  description?: ReactNode;
  /** The label of the submit button: "Save dish". */
  action: string;
  /** The fields. */
  children: ReactNode;
  /**
   * The width of the drawer.
   * @default 'm'
   */
  size?: 'm' | 'l';
  /** Whether there are unsaved changes: `useChanged` of the values, or a form library's own. */
  isDirty: boolean;
  /** An error that isn't about a single field, shown above the fields. */
  formError?: ReactNode;
  /** A secondary action, away from the other buttons, such as deleting. */
  aside?: ReactNode;
  /**
   * Whether the form is being submitted. It can't be submitted again or closed.
   * @default false
   */
  isPending?: boolean;
  /**
   * Whether the form only shows values. There are no buttons except the close button.
   * @default false
   */
  isReadOnly?: boolean;
  /**
   * Called when the form is submitted. The values stay until the drawer is unmounted, even if the
   * submission succeeds.
   */
  onSubmit: () => unknown;
  /** Called when the drawer is closed or its changes are discarded. Stop rendering it then. */
  onClose: () => void;
  /** Texts to use instead of the kit's own. */
  labels?: Partial<FormDrawerLabels>;
}

/**
 * A form next to the list that it belongs to. It's open while it's rendered, and asks before
 * changes are lost when it's closed or the page is left.
 */
export function FormDrawer({
  action,
  children,
  isDirty,
  isPending = false,
  ...props
}: FormDrawerProps) {
  const { labels, isReadOnly, formError, aside, onSubmit, onClose } = props;
  const format = useFormatMessage();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { onSent, onTyped } = useShowWrong(form, isPending);
  const { onCloseRequest, question } = useUnsavedGuard({
    isDirty,
    title: labels?.discardTitle,
    children: labels?.discardText,
    discardLabel: labels?.discard,
    keepLabel: labels?.keep,
    onDiscard: onClose,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // In React's tree, a form in a dialog that this one opened is a descendant, so its submit event
    // bubbles here.
    if (event.target !== event.currentTarget || isPending) return;
    onSent();
    onSubmit();
  };
  return (
    <>
      <Drawer
        isOpen
        onOpenChange={onClose}
        onCloseRequest={onCloseRequest}
        title={props.title}
        description={props.description}
        size={props.size}
        closeLabel={labels?.close}
        isPending={isPending}
        footer={
          !isReadOnly &&
          ((close) => (
            <>
              {aside && <div className={asideLook}>{aside}</div>}
              <div className={ways}>
                <Button tone="neutral" onPress={close} isDisabled={isPending}>
                  {labels?.cancel ?? format(cancelMessage)}
                </Button>
                <Button
                  type="submit"
                  form={id}
                  tone="accent"
                  emphasis="solid"
                  isPending={isPending}
                >
                  {action}
                </Button>
              </div>
            </>
          ))
        }
      >
        <form
          ref={form}
          id={id}
          noValidate
          className={formLook}
          onInput={onTyped}
          onSubmit={submit}
        >
          {formError && <Banner tone="danger">{formError}</Banner>}
          {children}
        </form>
      </Drawer>
      {question}
    </>
  );
}

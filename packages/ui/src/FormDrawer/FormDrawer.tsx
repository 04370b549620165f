import { useId, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { Banner } from '../Banner/Banner.tsx';
import { Button } from '../Button/Button.tsx';
import { useUnsavedGuard } from '../Dialog/useUnsavedGuard.tsx';
import { Drawer } from '../Drawer/Drawer.tsx';
import { aside as asideLook, form as formLook, ways } from './FormDrawer.css.ts';
import { useShowWrong } from './useShowWrong.ts';

/** What every form drawer of an application says. */
export interface FormDrawerWords {
  /** The cross, to a screen reader. */
  close: string;
  cancel: string;
  /** The question before changes are lost: "Discard the changes?" */
  discardTitle: string;
  /** What is lost. */
  discardText: string;
  discard: string;
  keep: string;
}

export interface FormDrawerProps {
  /** What the form is about, as the drawer's heading. */
  title: ReactNode;
  /** One quiet line under the title. */
  description?: ReactNode;
  /** What the button that sends it says: "Save dish". */
  action: string;
  /** The fields. */
  children: ReactNode;
  size?: 'm' | 'l';
  /** Whether there is something to lose now: `useChanged` of what is typed, or a form library's own. */
  isDirty: boolean;
  /** What stands in the way, besides single fields. */
  trouble?: ReactNode;
  /** What else can be done, away from the other buttons: deleting it, mostly. */
  aside?: ReactNode;
  isPending?: boolean;
  /** It only shows: nothing is sent, and the cross is the way out. */
  isReadOnly?: boolean;
  /** Sends it. What is typed stays until the drawer is gone, whatever the answer. */
  onSubmit: () => unknown;
  onClose: () => void;
  words: FormDrawerWords;
}

/** A form beside the list that it is about. It is open while it is drawn, and asks before changes are lost: when it closes and when the page is left. */
export function FormDrawer({
  action,
  children,
  isDirty,
  isPending = false,
  ...props
}: FormDrawerProps) {
  const { words, isReadOnly, trouble, aside, onSubmit, onClose } = props;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { onSent, onTyped } = useShowWrong(form, isPending);
  const { onCloseRequest, question } = useUnsavedGuard({
    isDirty,
    title: words.discardTitle,
    children: words.discardText,
    discardLabel: words.discard,
    keepLabel: words.keep,
    onDiscard: onClose,
  });
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // A form in a dialog that this one opened is inside of it to React.
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
        closeLabel={words.close}
        isPending={isPending}
        footer={
          !isReadOnly &&
          ((close) => (
            <>
              {aside && <div className={asideLook}>{aside}</div>}
              <div className={ways}>
                <Button tone="neutral" onPress={close} isDisabled={isPending}>
                  {words.cancel}
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
          {trouble && <Banner tone="danger">{trouble}</Banner>}
          {children}
        </form>
      </Drawer>
      {question}
    </>
  );
}

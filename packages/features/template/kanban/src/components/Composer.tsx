import { Button, Inline, PlusIcon, TextArea } from '@servery/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import { boardMessages as messages } from '../messages/boards.ts';
import { wrongTitle } from '../titles.ts';
import { composer } from './boards.css.ts';

interface ComposerProps {
  /** Label of the button that opens the field. */
  opener: string;
  /** Label of the field. */
  label: string;
  most: number;
  isWide?: boolean;
  /**
   * Returns whether the item was added. The field stays open for another one unless `isOnce` is
   * set.
   */
  onAdd: (title: string) => Promise<boolean>;
  isOnce?: boolean;
}

/** Button that turns into a field and adds a board or a task in place. */
export function Composer({ opener, label, most, onAdd, isOnce, isWide = true }: ComposerProps) {
  const { formatMessage } = useIntl();
  const [isOpen, setOpen] = useState(false);
  const [text, write] = useState('');
  const [isTried, setTried] = useState(false);
  const [isPending, setPending] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const wrong = isTried && wrongTitle(text, most);
  const close = () => {
    setOpen(false);
    setTried(false);
    requestAnimationFrame(() => button.current?.focus());
  };
  const add = async () => {
    setTried(true);
    if (isPending || wrongTitle(text, most)) return field.current?.focus();
    setPending(true);
    const isAdded = await onAdd(text.trim().replaceAll(/\s+/g, ' '));
    setPending(false);
    if (!isAdded) return;
    write('');
    setTried(false);
    if (isOnce) close();
    else field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') close();
    else if (event.key === 'Enter' && !event.shiftKey) void add();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!isOpen)
    return (
      <Button
        ref={button}
        emphasis="ghost"
        icon={<PlusIcon />}
        isWide={isWide}
        onPress={() => setOpen(true)}
      >
        {opener}
      </Button>
    );
  return (
    <div className={composer}>
      <TextArea
        ref={field}
        label={label}
        isLabelHidden
        placeholder={label}
        autoFocus
        value={text}
        onChange={write}
        errorMessage={wrong ? formatMessage(wrong) : undefined}
        isRequired
        onKeyDown={onKeyDown}
      />
      <Inline gap="s">
        <Button tone="accent" emphasis="solid" isPending={isPending} onPress={() => void add()}>
          {formatMessage(messages.add)}
        </Button>
        <Button tone="neutral" emphasis="ghost" onPress={close}>
          {formatMessage(messages.cancel)}
        </Button>
      </Inline>
    </div>
  );
}

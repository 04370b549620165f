import { Button, FormActions } from '@servery/ui';
import { useIntl } from 'react-intl';
import { defineMessages } from '../messages/define.ts';
import { actionMessages } from '../messages/index.ts';

const messages = defineMessages({
  unsaved: { id: 'screens.form.unsaved', defaultMessage: 'Unsaved changes' },
});

export interface SaveActionsProps {
  /** Whether the form has changes; without any, it can't be saved. */
  isDirty: boolean;
  isPending: boolean;
  /** Whether the buttons stay at the bottom of the window, with a note while there are changes. */
  isSticky?: boolean;
  onDiscard: () => void;
}

/** The buttons that save or discard the changes of a form which stays open. */
export function SaveActions({ isDirty, isPending, isSticky = false, onDiscard }: SaveActionsProps) {
  const { formatMessage } = useIntl();
  const note = isSticky && isDirty ? formatMessage(messages.unsaved) : undefined;
  return (
    <FormActions isSticky={isSticky} note={note}>
      <Button
        type="submit"
        tone="accent"
        emphasis="solid"
        isPending={isPending}
        isDisabled={!isDirty}
      >
        {formatMessage(actionMessages.saveChanges)}
      </Button>
      {isDirty && (
        <Button isDisabled={isPending} onPress={onDiscard}>
          {formatMessage(actionMessages.discard)}
        </Button>
      )}
    </FormActions>
  );
}

import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import { Switch } from '../Switch/Switch.tsx';
import { TextArea } from '../TextArea/TextArea.tsx';
import { TextField } from '../TextField/TextField.tsx';
import { FormDrawer, type FormDrawerProps } from './FormDrawer.tsx';
import { useChanged } from './useChanged.ts';

type Dish = Record<'name' | 'code' | 'note', string> & { isOffered: boolean };
/** The errors that the mock server responds with; none if the dish was saved. */
export type Refusal = Partial<Record<'name' | 'code' | 'formError', string>>;

export interface DishFormProps extends Omit<
  FormDrawerProps,
  'isDirty' | 'children' | 'onSubmit' | 'onClose'
> {
  dish: Dish;
  onSave: (dish: Dish) => Promise<Refusal | void>;
}

function DishForm({ dish, onSave, onClose, ...props }: DishFormProps & { onClose: () => void }) {
  const [draft, setDraft] = useState(dish);
  const [refusal, setRefusal] = useState<Refusal>({});
  const [isPending, setPending] = useState(false);
  const put = (change: Partial<Dish>) => setDraft((last) => ({ ...last, ...change }));
  const { isReadOnly } = props;
  const save = async () => {
    setPending(true);
    setRefusal({});
    const answer = await onSave(draft);
    setPending(false);
    if (answer) setRefusal(answer);
    else onClose();
  };
  return (
    <FormDrawer
      {...props}
      formError={refusal.formError}
      isDirty={useChanged(draft)}
      isPending={props.isPending || isPending}
      onSubmit={save}
      onClose={onClose}
    >
      <TextField
        label="Name"
        value={draft.name}
        isReadOnly={isReadOnly}
        onChange={(name) => put({ name })}
        errorMessage={refusal.name}
      />
      <TextField
        label="Code"
        description="As it stands on the ticket."
        value={draft.code}
        isReadOnly={isReadOnly}
        onChange={(code) => put({ code })}
        errorMessage={refusal.code}
      />
      <TextArea
        label="Note for the kitchen"
        value={draft.note}
        isReadOnly={isReadOnly}
        onChange={(note) => put({ note })}
      />
      <Switch
        isRow
        isSelected={draft.isOffered}
        isReadOnly={isReadOnly}
        onChange={(isOffered) => put({ isOffered })}
      >
        Offer it to guests
      </Switch>
    </FormDrawer>
  );
}

export interface DishOfListProps extends DishFormProps {
  /** Whether the form is closed until its button is pressed. */
  isClosed?: boolean;
}

/** A list of one dish with its form. */
export function DishOfList({ isClosed, ...props }: DishOfListProps) {
  const [isOpen, setOpen] = useState(!isClosed);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Edit laksa</Button>
      {isOpen && <DishForm {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

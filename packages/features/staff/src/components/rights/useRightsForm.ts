import {
  editStaffRights,
  Problem,
  type Capability,
  type Grant,
  type StaffRights,
} from '@servery/api';
import { useSaving } from '@servery/screens/form';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useProblemText } from '../../hooks/useProblemText.ts';
import { useStaffAction } from '../../hooks/useStaffAction.ts';
import { formErrorMessages } from '../../messages/form.ts';
import { rightsMessages as messages } from '../../messages/rights.ts';
import { changesIn, isChanged, noChanges, withDraft } from './draft.ts';

/**
 * The values of the form of a person's permissions. Changes that other people save are shown
 * unless the form has some of its own: then saving is refused, and the choices stay on top of what
 * is stored now. `onReload` loads the stored permissions again.
 */
export function useRightsForm(
  latest: StaffRights,
  onReload: () => Promise<StaffRights | undefined>,
) {
  const { formatMessage } = useIntl();
  const [base, setBase] = useState(latest);
  const [draft, setDraft] = useState(noChanges);
  const { trigger } = useStaffAction(editStaffRights);
  const explain = useProblemText();
  const saving = useSaving(editStaffRights, { explain, messages: formErrorMessages });
  const isDirty = isChanged(draft, base);
  if (latest.version > base.version && !isDirty) setBase(latest);
  const save = () =>
    saving.save(async () => {
      const { id, version, name } = base;
      try {
        setBase(await trigger({ params: { id }, body: { version, ...changesIn(draft, base) } }));
      } catch (error) {
        if (error instanceof Problem && error.code === 'conflict')
          setBase((await onReload()) ?? base);
        throw error;
      }
      setDraft(noChanges);
      toast.success({ title: formatMessage(messages.saved, { name }) });
    });
  return {
    /** The permissions as they will be once the form is saved. */
    shown: withDraft(base, draft),
    isDirty,
    isPending: saving.isPending,
    error: saving.formError ?? Object.values(saving.errors)[0],
    choose: (capability: Capability, grant: Grant | null) =>
      setDraft({ ...draft, grants: { ...draft.grants, [capability]: grant } }),
    setRate: (rate: number | null) => setDraft({ ...draft, rate }),
    save,
    discard: () => {
      setDraft(noChanges);
      setBase(latest);
    },
  };
}

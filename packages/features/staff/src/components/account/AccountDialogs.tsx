import { lazy, Suspense } from 'react';
import type { useAccountActions } from './useAccountActions.ts';

const ConfirmAction = lazy(async () => ({
  default: (await import('./ConfirmAction.tsx')).ConfirmAction,
}));
const InvitationDialog = lazy(async () => ({
  default: (await import('./InvitationDialog.tsx')).InvitationDialog,
}));

interface AccountDialogsProps {
  actions: ReturnType<typeof useAccountActions>['dialogs'];
  /** Returns the URL of an invitation by its token. */
  invitationHref: (token: string) => string;
}

/** The dialogs of the actions on accounts: the confirmation of one, and the link of an invitation. */
export function AccountDialogs({ actions, invitationHref }: AccountDialogsProps) {
  const { asked, onConfirm, onCancel, invitation, onInvitationClose } = actions;
  return (
    <Suspense fallback={null}>
      {asked && <ConfirmAction {...asked} onConfirm={onConfirm} onClose={onCancel} />}
      {invitation && (
        <InvitationDialog {...invitation} hrefOf={invitationHref} onClose={onInvitationClose} />
      )}
    </Suspense>
  );
}

import type { Problem } from '@servery/api';
import { useErrorToast } from '@servery/screens';
import { toast } from '@servery/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { accountMessages as messages } from '../../messages/account.ts';
import type { Account, AccountAction, AccountInvitation, ConfirmedAction } from './account.ts';

/** The calls of the actions on accounts. */
interface AccountCalls<A extends Account> {
  setActive: (account: A, is_active: boolean) => Promise<unknown>;
  invite: (account: A) => Promise<AccountInvitation>;
  resetPin?: (account: A) => Promise<unknown>;
  explain: (problem: Problem) => string;
  /** Called after a refused action, such as of an account that someone else has changed. */
  onRefused: () => unknown;
}

/**
 * Returns a function that takes an action on an account, one that shows an invitation, and the props
 * of `AccountDialogs`.
 */
export function useAccountActions<A extends Account>(calls: AccountCalls<A>) {
  const { formatMessage } = useIntl();
  const attempt = useErrorToast(calls.explain);
  const [asked, setAsked] = useState<{ account: A; action: ConfirmedAction } | null>(null);
  const [invitation, setInvitation] = useState<AccountInvitation | null>(null);

  const call = async (account: A, action: AccountAction) => {
    if (action === 'invite') return setInvitation(await calls.invite(account));
    if (action === 'resetPin') await calls.resetPin?.(account);
    else await calls.setActive(account, action === 'activate');
    const done = {
      activate: 'activated',
      deactivate: 'deactivated',
      resetPin: 'pinReset',
    } as const;
    toast.success({ title: formatMessage(messages[done[action]], { name: account.name }) });
  };
  const run = async (account: A, action: AccountAction) => {
    if (!(await attempt(() => call(account, action)))) calls.onRefused();
  };
  return {
    /** Takes an action; all but activating ask first. */
    act: (account: A, action: AccountAction) => {
      if (action === 'activate') void run(account, action);
      else setAsked({ account, action });
    },
    onInvited: setInvitation,
    dialogs: {
      asked,
      onConfirm: async () => asked && run(asked.account, asked.action),
      onCancel: () => setAsked(null),
      invitation,
      onInvitationClose: () => setInvitation(null),
    },
  };
}

import { invalid } from '@servery/api';
import { templateAnswer } from '@servery/api/mocks';
import {
  changeOwnPassword,
  deleteOwnAccount,
  getAccountSettings,
  keepOwnAccount,
  saveOwnProfile,
  savePlanPayment,
} from '@servery/api/template';
import { accountOf, changeAccount } from './accounts.ts';
import { ownId, settingsStore, userFieldsOf } from './settings.ts';
import { store } from './store.ts';

const graceMs = 30 * 86_400_000;

/** The password that was last set. It isn't stored, so after a reload any is accepted once more. */
let ownPassword: string | undefined;
/** Forgets the password that was last set. */
export const forgetPassword = (): void => {
  ownPassword = undefined;
};

const answer = () => ({ settings: { ...settingsStore.read(), account: accountOf(ownId) } });
const change = (changes: Partial<ReturnType<typeof settingsStore.read>>) => {
  settingsStore.change((rows) => void Object.assign(rows, changes));
  return answer();
};

/** Mock handlers, one per endpoint of the account settings. */
export const settingsHandlers = [
  templateAnswer(getAccountSettings, answer),
  templateAnswer(saveOwnProfile, ({ body: { profile } }) => {
    const { user } = settingsStore.read();
    if (store.read().users.some(({ email }) => email === profile.email))
      throw invalid('profile.email', 'taken', 'Another user already has this email.');
    return change({ profile, user: { ...user, ...userFieldsOf(profile) } });
  }),
  templateAnswer(changeOwnPassword, ({ body: { current, password } }) => {
    if (ownPassword !== undefined && current !== ownPassword)
      throw invalid('current', 'wrong', 'The current password is incorrect.');
    if (password === current)
      throw invalid('password', 'same', 'Must differ from the current password.');
    ownPassword = password;
    changeAccount(ownId, (account) => {
      account.passwordChangedAt = new Date().toISOString();
    });
    return answer();
  }),
  templateAnswer(savePlanPayment, ({ body: { payment } }) => change({ payment })),
  templateAnswer(deleteOwnAccount, () =>
    change({ deletesAt: new Date(Date.now() + graceMs).toISOString() }),
  ),
  templateAnswer(keepOwnAccount, () => change({ deletesAt: null })),
];

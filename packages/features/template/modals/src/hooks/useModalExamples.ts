import { useAction, useCall } from '@servery/api/swr';
import {
  addAddress,
  addCard,
  addMember,
  changeExamplePlan,
  changeMember,
  createApp,
  getModalExamples,
  inviteFriend,
  removeMember,
  sendPhoneCode,
  turnOnTwoFactor,
  updateExampleUser,
} from '@servery/api/template';

const stale = { refreshes: [getModalExamples] };

/** Loads the data of all examples. */
export const useModalExamples = () => useCall(getModalExamples, {});

/** All changes that the examples make. The data is refetched. */
export const useModalChanges = () => ({
  addAddress: useAction(addAddress, stale).trigger,
  addCard: useAction(addCard, stale).trigger,
  addMember: useAction(addMember, stale).trigger,
  changeMember: useAction(changeMember, stale).trigger,
  changePlan: useAction(changeExamplePlan, stale).trigger,
  createApp: useAction(createApp, stale).trigger,
  inviteFriend: useAction(inviteFriend, stale).trigger,
  removeMember: useAction(removeMember, stale).trigger,
  sendPhoneCode: useAction(sendPhoneCode).trigger,
  turnOnTwoFactor: useAction(turnOnTwoFactor, stale).trigger,
  updateUser: useAction(updateExampleUser, stale).trigger,
});

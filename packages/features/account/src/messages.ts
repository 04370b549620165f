export { approvalWords, approvedActions, someAction } from './messages/approval.ts';
export { signInWords } from './messages/signIn.ts';

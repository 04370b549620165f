export { accountMessages } from './messages/account.ts';
export { agentErrorMessages, agentMessages, handOverMessages } from './messages/agents.ts';
export { formErrorMessages, formMessages } from './messages/form.ts';
export { merchantsMessages, setUpStatusMessages, statusMessages } from './messages/list.ts';
export {
  outletChoiceMessages,
  outletLimitMessages,
  outletPlanMessages,
} from './messages/outletPlan.ts';
export { problemMessages } from './messages/problems.ts';
export { statusChangeMessages } from './messages/status.ts';
export { supermerchantErrorMessages, supermerchantMessages } from './messages/supermerchants.ts';

export {
  changeMessages,
  pricingMessages,
  savingMessage,
  trialEndsMessage,
  trialMessages,
  yearlyTotalMessage,
} from './messages/pricing.ts';

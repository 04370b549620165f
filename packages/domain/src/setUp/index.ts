export { goLive, markSetUpStep, openSteps, showSetUpGuide, type SetUpCounts } from './guide.ts';
export { newMerchant } from './newMerchant.ts';

export { goLive, markSetUpStep } from './guide.ts';
export { newMerchant } from './newMerchant.ts';
export { openSteps, showSetUpGuide, type SetUpCounts } from './showGuide.ts';

export { goLive, markSetUpStep } from './guide.ts';
export { showSetUpGuide, type SetUpCounts } from './showGuide.ts';

export { goLive, markSetUpStep, showSetUpGuide, type SetUpCounts } from './guide.ts';

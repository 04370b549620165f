export { Explained, type ExplainedProps, type Step } from './Explained.tsx';
export { useRateText } from './useRateText.ts';
export { explainMessages } from '../messages/explain.ts';

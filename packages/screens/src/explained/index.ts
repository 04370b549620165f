export { Explained, type ExplainedProps, type Step } from './Explained.tsx';
export { explainMessages } from '../messages/explain.ts';

export { SetUpGuide, type SetUpGuideProps } from './screens/SetUpGuide.tsx';
export * from './messages.ts';

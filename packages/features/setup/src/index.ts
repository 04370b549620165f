export { Documents, type DocumentsProps } from './screens/Documents.tsx';
export { SetUpGuide, type SetUpGuideProps } from './screens/SetUpGuide.tsx';
export * from './messages.ts';

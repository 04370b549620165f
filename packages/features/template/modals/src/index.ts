export { ModalExamples } from './screens/ModalExamples.tsx';

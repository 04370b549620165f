import { ModalExamples } from '@servery/modals';
import { modalsMocks } from '@servery/modals/mocks';
import { start } from './start.tsx';

start(<ModalExamples />, modalsMocks);

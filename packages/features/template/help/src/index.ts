export { Faq, type FaqProps } from './screens/Faq.tsx';

export { Lists } from './screens/Lists.tsx';

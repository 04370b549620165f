export { ApiKeyManager } from './components/ApiKeyManager.tsx';
export { ApiKeys } from './screens/ApiKeys.tsx';
export { Licence } from './screens/Licence.tsx';

export { ApprovalProvider } from './components/ApprovalProvider.tsx';
export { SignIn } from './screens/SignIn.tsx';
export type { SignInProps } from './screens/SignIn.tsx';

export { Chat } from './screens/Chat.tsx';

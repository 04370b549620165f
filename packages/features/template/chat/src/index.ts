export { Chat, type ChatProps } from './screens/Chat.tsx';

import { TodoList } from '@servery/todo';
import { todoMocks } from '@servery/todo/mocks';
import { start } from './start.tsx';
import { useAddress } from './useAddress.ts';

/** The to-do list as a standalone app. */
const App = () => <TodoList {...useAddress('/apps/todo')} />;

start(<App />, todoMocks);

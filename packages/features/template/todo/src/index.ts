export { TodoList, type TodoListProps } from './screens/TodoList.tsx';

export { postIdIn } from './blogView.ts';
export { BlogEdit } from './screens/BlogEdit.tsx';
export { BlogList } from './screens/BlogList.tsx';
export { BlogPost } from './screens/BlogPost.tsx';
export { PostChoice } from './screens/PostChoice.tsx';

export { AddButton } from './AddButton.tsx';
export { ListBody } from './ListBody.tsx';
export { ListEmpty } from './ListEmpty.tsx';
export { ListFilters } from './ListFilters.tsx';
export { ListPage } from './ListPage.tsx';
export { ListPages } from './ListPages.tsx';
export { ListTable } from './ListTable.tsx';
export { sorting } from './sorting.ts';
export { useListView, type ListOf, type ListScreenProps } from './useListView.ts';

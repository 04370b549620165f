import meta, * as stories from './DataTable.stories.tsx';

export default { ...meta, title: 'DataTable / Right to left', globals: { locale: 'ar' } };

export const Loaded = stories.Loaded;
export const Loading = stories.Loading;
export const Refreshing = stories.Refreshing;
export const Empty = stories.Empty;
export const Compact = stories.Compact;
export const Cards = stories.Cards;
export const LoadingCards = stories.LoadingCards;
export const HiddenColumn = stories.HiddenColumn;
export const LongWords = stories.LongWords;
export const MoreColumnsThanRoom = stories.MoreColumnsThanRoom;
export const Sorted = stories.Sorted;
export const Selectable = stories.Selectable;
export const ByKeyboard = stories.ByKeyboard;
export const RowMenu = stories.RowMenu;
export const TenThousandRows = stories.TenThousandRows;
export const LivePage = stories.LivePage;

import { listBookmarks, searchEverything, toggleBookmark } from '@servery/api';
import { answers } from '@servery/api/mocks';
import { sample, sampleFiles, visiting, type Visit } from '@servery/domain/sample';
import { contactOf, showBookmarks, showEverything, showPage } from '@servery/domain/search';

const answer = answers(visiting(sample));

/** The people whose every merchant the caller sees, by name; administrators see everybody. */
const contactsOf = ({ me, world }: Visit) =>
  world.people
    .filter(
      ({ role, merchant_ids }) =>
        me.role === 'admin' ||
        (role !== 'admin' && merchant_ids.every((id) => me.merchant_ids.includes(id))),
    )
    .toSorted((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1))
    .map(contactOf);

/** One answer per endpoint of search and bookmarks, from the sample. */
export const searchHandlers = [
  answer(searchEverything, ({ visit }) => ({
    searchArr: showEverything({
      marked: visit.world.bookmarks.of(visit.me.username),
      files: sampleFiles,
      contacts: contactsOf(visit),
    }),
  })),
  answer(listBookmarks, ({ visit: { me, world } }) =>
    showBookmarks(world.bookmarks.of(me.username)),
  ),
  answer(toggleBookmark, ({ body, visit }) =>
    visit.once(toggleBookmark, body, () => {
      showPage(body.id, []);
      return showPage(body.id, visit.world.bookmarks.toggle(visit.me.username, body.id));
    }),
  ),
];

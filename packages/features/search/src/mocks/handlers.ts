import { listBookmarks, searchEverything, toggleBookmark } from '@servery/api';
import { answers } from '@servery/api/mocks';
import { sample, sampleFiles, userInfoOf, visiting, type Visit } from '@servery/domain/sample';
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

const readerOf = ({ me, world }: Visit, marked = world.bookmarks.of(me.username)) => ({
  marked,
  has_template_apps: userInfoOf(me, world.merchants).has_template_apps,
});

/** One answer per endpoint of search and bookmarks, from the sample. */
export const searchHandlers = [
  answer(searchEverything, ({ visit }) => ({
    searchArr: showEverything({
      ...readerOf(visit),
      files: sampleFiles,
      contacts: contactsOf(visit),
    }),
  })),
  answer(listBookmarks, ({ visit }) => showBookmarks(readerOf(visit))),
  answer(toggleBookmark, ({ body, visit }) =>
    visit.once(toggleBookmark, body, () => {
      showPage(body.id, readerOf(visit));
      const marked = visit.world.bookmarks.toggle(visit.me.username, body.id);
      return showPage(body.id, readerOf(visit, marked));
    }),
  ),
];

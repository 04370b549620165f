import { templateAnswer } from '@servery/api/mocks';
import {
  addUser,
  deleteUser,
  getUser,
  listAllUsers,
  listUsers,
  updateUser,
  type User,
} from '@servery/api/template';
import { find } from './find.ts';
import { refuseTaken, store, storedUser } from './store.ts';

/** Mock handlers, one per endpoint of users. */
export const usersHandlers = [
  templateAnswer(listAllUsers, () => store.read().users),
  templateAnswer(listUsers, ({ query }) => {
    const found = find(store.read().users, query);
    const from = (query.page - 1) * query.perPage;
    return { total: found.length, users: found.slice(from, from + query.perPage) };
  }),
  templateAnswer(getUser, ({ query: { id } }) => ({ user: storedUser(store.read(), id) })),
  templateAnswer(addUser, ({ body: { user: draft } }) =>
    store.change((rows) => {
      refuseTaken(rows, draft);
      const user: User = {
        ...draft,
        id: rows.nextId,
        billing: 'Auto Debit',
        status: 'pending',
        avatar: null,
      };
      rows.nextId += 1;
      rows.users.push(user);
      return { user };
    }),
  ),
  templateAnswer(updateUser, ({ body: { id, user: draft } }) =>
    store.change((rows) => {
      const user = storedUser(rows, id);
      refuseTaken(rows, draft, id);
      return { user: Object.assign(user, draft) };
    }),
  ),
  templateAnswer(deleteUser, ({ query: { id } }) =>
    store.change((rows) => {
      rows.users.splice(rows.users.indexOf(storedUser(rows, id)), 1);
      return { id };
    }),
  ),
];

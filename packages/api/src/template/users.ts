import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { count, id, idParam, text, wholeParam } from '../fields.ts';

/** The roles of users. Permissions are assigned to roles. */
export const userRoles = [
  'administrator',
  'manager',
  'editor',
  'support',
  'user',
  'restricted-user',
] as const;
export type UserRole = (typeof userRoles)[number];

/** The plans of users. */
export const userPlans = ['basic', 'standard', 'enterprise'] as const;
export type UserPlan = (typeof userPlans)[number];

/** The ways users pay for their plan, as sent over the API. */
export const userBillings = [
  'Auto Debit',
  'Manual - Cash',
  'Manual - Credit Card',
  'Manual - PayPal',
] as const;
export type UserBilling = (typeof userBillings)[number];

/** The statuses of users. A user is pending until the first sign-in, and inactive if suspended. */
export const userStatuses = ['pending', 'active', 'inactive'] as const;
export type UserStatus = (typeof userStatuses)[number];

/** The columns that users can be sorted by. */
export const userColumns = [
  'fullName',
  'username',
  'email',
  'company',
  'country',
  'role',
  'currentPlan',
  'billing',
  'status',
] as const;
export type UserColumn = (typeof userColumns)[number];

const written = {
  fullName: text(1, 120),
  /** Used to sign in; stored in lower case. */
  username: v.pipe(
    text(2, 40),
    v.toLowerCase(),
    v.regex(
      /^[\p{L}\d._-]*$/u,
      'Must contain only letters, digits, dots, hyphens and underscores.',
    ),
  ),
  email: v.pipe(text(1, 254), v.email('Must be a valid email address.'), v.toLowerCase()),
  contact: text(0, 40),
  company: text(0, 120),
  country: text(0, 80),
  role: v.picklist(userRoles),
  currentPlan: v.picklist(userPlans),
};

/** The editable fields of a user. */
export const userDraft = v.strictObject(written);
export type UserDraft = v.InferOutput<typeof userDraft>;

/** A user of the template's users app. */
export const user = v.object({
  id,
  ...written,
  billing: v.picklist(userBillings),
  status: v.picklist(userStatuses),
  /** The URL of an image; null to show initials. */
  avatar: v.nullable(v.string()),
});
export type User = v.InferOutput<typeof user>;

const shared = { capability: 'public', isRooted: true } as const;
const one = v.object({ user });
/** A filter by one of several values in lower case, sent in any case; '' means none. */
const filter = <const T extends readonly Lowercase<string>[]>(values: T) =>
  v.optional(v.pipe(v.string(), v.toLowerCase(), v.picklist(['', ...values])), '');

/** Lists all users, for statistics. */
export const listAllUsers = endpoint.get('/users/list/all-data', {
  summary: 'Lists all users.',
  capability: 'public',
  returns: v.array(user),
});

/** Lists a page of users. Searches name, username, email address and billing. */
export const listUsers = endpoint.get('/users/list/data', {
  summary: 'Lists users, one page at a time.',
  capability: 'public',
  query: v.strictObject({
    q: v.optional(text(0, 100), ''),
    page: v.optional(wholeParam(1, 100_000), 1),
    role: filter(userRoles),
    perPage: v.optional(wholeParam(1, 100), 10),
    sort: v.optional(v.picklist(['asc', 'desc']), 'asc'),
    status: filter(userStatuses),
    currentPlan: filter(userPlans),
    sortColumn: v.optional(v.picklist(userColumns), 'fullName'),
  }),
  returns: v.object({
    /** The number of matching users on all pages. */
    total: count,
    users: v.array(user),
  }),
});

/** Returns one user. */
export const getUser = endpoint.get('/users/user', {
  summary: 'Returns a user.',
  capability: 'public',
  query: v.strictObject({ id: idParam }),
  returns: one,
  problems: ['notFound'],
});

/** Adds a user, who is pending. Usernames and email addresses are unique. */
export const addUser = endpoint.post('/apps/users/add-user', {
  ...shared,
  summary: 'Creates a user.',
  body: v.strictObject({ user: userDraft }),
  returns: one,
  status: 201,
});

/** Replaces the editable fields of a user. */
export const updateUser = endpoint.post('/apps/users/update-user', {
  ...shared,
  summary: 'Updates a user.',
  body: v.strictObject({ id, user: userDraft }),
  returns: one,
  problems: ['notFound'],
});

/** Deletes a user. The id isn't reused. */
export const deleteUser = endpoint.delete('/apps/users/delete', {
  ...shared,
  summary: 'Deletes a user.',
  query: v.strictObject({ id: idParam }),
  returns: v.object({ id }),
  problems: ['notFound'],
});

import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { id, idParam } from '../fields.ts';
import { emailAddress } from './auth.ts';
import { createdApp, exampleUser, savedAddress, savedCard, twoFactor } from './modalForms.ts';
import { pricingPlan, subscription } from './pricing.ts';

/** The access of a member to a project. A project has exactly one owner. */
export const memberRoles = ['owner', 'editor', 'viewer'] as const;
/** The roles that a member can be given. */
export const givenRoles = ['editor', 'viewer'] as const;
export type GivenRole = (typeof givenRoles)[number];

const person = v.object({ id, name: v.string(), email: v.string() });

/** The project of the example, with the people who have access. */
export const sharedProject = v.object({
  name: v.string(),
  link: v.string(),
  members: v.array(v.object({ ...person.entries, role: v.picklist(memberRoles) })),
  /** The people who can be added. */
  others: v.array(person),
});
export type SharedProject = v.InferOutput<typeof sharedProject>;
export type ProjectMember = SharedProject['members'][number];

/** The link that refers friends, and the email addresses that were invited. */
export const referral = v.object({ link: v.string(), invited: v.array(v.string()) });
export type Referral = v.InferOutput<typeof referral>;

/** The data of all examples. The latest of cards, addresses and apps are last. */
export const modalExamples = v.object({
  project: sharedProject,
  referral,
  cards: v.array(savedCard),
  plans: v.array(pricingPlan),
  subscription: v.omit(subscription, ['trialEndsAt']),
  addresses: v.array(savedAddress),
  apps: v.array(createdApp),
  twoFactor,
  user: exampleUser,
});
export type ModalExamples = v.InferOutput<typeof modalExamples>;

const shared = { capability: 'public', isRooted: true } as const;
const project = v.object({ project: sharedProject });

/** Returns the data of all modal examples. An addition, like all endpoints of this file. */
export const getModalExamples = endpoint.get('/modal-examples/data', {
  ...shared,
  summary: 'Returns the data of the modal examples.',
  returns: modalExamples,
});

/** Gives a person access to the project as a viewer. */
export const addMember = endpoint.post('/modal-examples/add-member', {
  ...shared,
  summary: 'Adds a member to the project.',
  body: v.strictObject({ id }),
  returns: project,
  problems: ['notFound'],
});

/** Changes the role of a member who isn't the owner. */
export const changeMember = endpoint.post('/modal-examples/change-member', {
  ...shared,
  summary: 'Changes the role of a member.',
  body: v.strictObject({ id, role: v.picklist(givenRoles) }),
  returns: project,
  problems: ['notFound', 'notAllowedNow'],
});

/** Removes a member who isn't the owner. */
export const removeMember = endpoint.delete('/modal-examples/remove-member', {
  ...shared,
  summary: 'Removes a member from the project.',
  query: v.strictObject({ id: idParam }),
  returns: project,
  problems: ['notFound', 'notAllowedNow'],
});

/** Invites a friend by email, once per address. */
export const inviteFriend = endpoint.post('/modal-examples/invite', {
  ...shared,
  summary: 'Invites a friend by email.',
  body: v.strictObject({ email: emailAddress }),
  returns: v.object({ referral }),
});

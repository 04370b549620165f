import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, phone, text } from '../fields.ts';

/** An email address, in lower case. */
export const emailAddress = v.pipe(
  text(1, 254),
  v.email('Must be a valid email address.'),
  v.toLowerCase(),
);
const email = emailAddress;
/** A password as typed, without trimming. The host decides how strong it must be. */
const password = v.pipe(
  v.string(),
  v.minLength(1, 'This field is required.'),
  v.maxLength(200, 'Must be at most 200 characters.'),
);
const username = text(1, 60);
const token = v.pipe(v.string(), v.maxLength(100));

/** An account of the template. */
export const templateAccount = v.object({
  username: v.string(),
  email: v.string(),
  is_verified: v.boolean(),
});
export type TemplateAccount = v.InferOutput<typeof templateAccount>;

/** The signed-in account, and when the session ends. */
export const templateSession = v.object({ account: templateAccount, expires_at: instant });
export type TemplateSession = v.InferOutput<typeof templateSession>;

/** The token that an email would contain. The demo sends no email and shows the token instead. */
const demoLink = v.object({ token: v.string() });

/** Signs in. Unknown addresses and incorrect passwords get the same refusal. */
export const signInWithPassword = endpoint.post('/auth/login', {
  summary:
    'Signs in with an email address and password, for 30 days if remembered, otherwise for 12 hours.',
  body: v.object({ email, password, remember: v.boolean() }),
  returns: templateSession,
  problems: ['wrongCredentials', 'locked'],
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** The external sign-in providers. */
export const authProviders = ['google', 'facebook', 'github', 'x'] as const;
export type AuthProvider = (typeof authProviders)[number];

/** Signs in through an external provider. Creates an account for a new person. */
export const signInWithProvider = endpoint.post('/auth/social', {
  summary: 'Signs in with an external provider.',
  body: v.object({ provider: v.picklist(authProviders), remember: v.boolean() }),
  returns: templateSession,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Creates an account and sends an email to its address. */
export const registerAccount = endpoint.post('/auth/register', {
  summary: 'Creates an account. A taken username or email address returns a field error.',
  body: v.object({ username, email, password, terms: v.literal(true) }),
  returns: v.object({ account: templateAccount, demo: demoLink }),
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Checks whether a username and an email address are available, between the steps of a form. */
export const checkAvailability = endpoint.post('/auth/availability', {
  summary: 'Checks whether a username and an email address are available.',
  body: v.object({ username, email }),
  returns: v.object({ is_available: v.literal(true) }),
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** The plans that can be chosen on registration. */
export const authPlans = ['starter', 'service', 'chain'] as const;
export type AuthPlan = (typeof authPlans)[number];

/** A payment card as it’s entered. */
export const paymentCard = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/, 'Must be a valid card number.')),
  holder: text(1, 100),
  /** Month and year, such as 0429. */
  expires: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\d{2}$/, 'Must be in the format MMYY.')),
  code: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'Must be 3 or 4 digits.')),
});

/** Creates an account with a person and a plan. A paid plan needs a card. */
export const registerInSteps = endpoint.post('/auth/register-multi-steps', {
  summary: 'Creates an account with personal details, a plan and a payment card.',
  body: v.object({
    username,
    email,
    password,
    first_name: text(1, 60),
    last_name: text(1, 60),
    phone,
    street: text(1, 120),
    postcode: text(1, 12),
    city: text(1, 80),
    plan: v.picklist(authPlans),
    card: v.nullable(paymentCard),
  }),
  returns: v.object({
    account: templateAccount,
    plan: v.picklist(authPlans),
    /** The last digits of the card number, which are all that is stored. */
    card_last: v.nullable(v.string()),
    demo: demoLink,
  }),
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Sends a link for setting a new password. Known and unknown addresses get the same response. */
export const askForReset = endpoint.post('/auth/forgot-password', {
  summary: 'Sends a link to set a new password, if the address has an account.',
  body: v.object({ email }),
  returns: v.object({ email: v.string(), demo: demoLink }),
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** Sets a new password with the single-use link in an email. */
export const resetPassword = endpoint.post('/auth/reset-password', {
  summary: 'Sets a new password with the token from an email link.',
  body: v.object({ token, password }),
  returns: v.object({ is_reset: v.literal(true) }),
  problems: ['notFound'],
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

const verification = v.object({
  email: v.string(),
  is_verified: v.boolean(),
  /** When the email can be sent again. */
  resend_at: instant,
  demo: demoLink,
});

/** Returns the email address that is waiting to be confirmed. */
export const getVerification = endpoint.get('/auth/verify-email', {
  summary: 'Returns the email address awaiting confirmation.',
  returns: verification,
  capability: 'public',
  isRooted: true,
});

/** Confirms an email address with the link in an email. */
export const verifyEmail = endpoint.post('/auth/verify-email', {
  summary: 'Confirms an email address with the token from an email link.',
  body: v.object({ token }),
  returns: templateAccount,
  problems: ['notFound'],
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** Sends the email again. The previous link stops working. */
export const sendVerification = endpoint.post('/auth/verify-email/message', {
  summary: 'Resends the email, at most once every 30 seconds.',
  body: v.object({}),
  returns: verification,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** The channels through which a code is sent. */
export const codeChannels = ['mail', 'call'] as const;
export type CodeChannel = (typeof codeChannels)[number];

const challenge = v.object({
  /** The masked address or number that the code was sent to. */
  to: v.string(),
  channel: v.picklist(codeChannels),
  /** When another code can be requested. */
  resend_at: instant,
  demo: v.object({ code: v.string() }),
});
export type CodeChallenge = v.InferOutput<typeof challenge>;

/** Returns where the pending code was sent. */
export const getTwoSteps = endpoint.get('/auth/two-steps', {
  summary: 'Returns where the pending code was sent.',
  returns: challenge,
  capability: 'public',
  isRooted: true,
});

/** Completes signing in with the code. */
export const confirmTwoSteps = endpoint.post('/auth/two-steps', {
  summary: 'Completes sign-in with the code that was sent. Five incorrect attempts invalidate it.',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'Must be 6 digits.')) }),
  returns: templateSession,
  problems: ['locked'],
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Sends another code, or reads it out in a phone call. The previous code stops working. */
export const sendCode = endpoint.post('/auth/two-steps/code', {
  summary: 'Sends another code, at most once every 30 seconds.',
  body: v.object({ channel: v.picklist(codeChannels) }),
  returns: challenge,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Stores an email address to notify at launch or after maintenance. */
export const notifyMe = endpoint.post('/misc/notify-me', {
  summary: 'Saves an email address to notify at launch.',
  body: v.object({ email, about: v.picklist(['launch', 'maintenance']) }),
  returns: v.object({ email: v.string() }),
  capability: 'public',
  status: 201,
  isRooted: true,
});

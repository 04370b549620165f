import * as v from 'valibot';
import { endpoint } from '../endpoint.ts';
import { instant, phone, text } from '../fields.ts';

/** An e-mail address, in small letters. */
const email = v.pipe(text(1, 254), v.email('Is not an e-mail address.'), v.toLowerCase());
/** A secret as it was typed: nothing is trimmed. How good it has to be is the host's to say. */
const password = v.pipe(
  v.string(),
  v.minLength(1, 'Is required.'),
  v.maxLength(200, 'At most 200 characters.'),
);
const username = text(1, 60);
const token = v.pipe(v.string(), v.maxLength(100));

/** Somebody with an account in the template. */
export const templateAccount = v.object({
  username: v.string(),
  email: v.string(),
  is_verified: v.boolean(),
});
export type TemplateAccount = v.InferOutput<typeof templateAccount>;

/** Who is signed in, and until when. */
export const templateSession = v.object({ account: templateAccount, expires_at: instant });
export type TemplateSession = v.InferOutput<typeof templateSession>;

/** What a message would hold. The demo sends none, and shows it instead. */
const demoLink = v.object({ token: v.string() });

/** Signs in. A wrong address and a wrong password are refused alike. */
export const signInWithPassword = endpoint.post('/auth/login', {
  summary: 'Signs in by e-mail and password; remembered for 30 days, otherwise for 12 hours.',
  body: v.object({ email, password, remember: v.boolean() }),
  returns: templateSession,
  problems: ['wrongCredentials', 'locked'],
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** The providers that somebody may come from. */
export const authProviders = ['google', 'facebook', 'github', 'x'] as const;
export type AuthProvider = (typeof authProviders)[number];

/** Signs in by another house; somebody new gets an account. */
export const signInWithProvider = endpoint.post('/auth/social', {
  summary: 'Signs in by another house.',
  body: v.object({ provider: v.picklist(authProviders), remember: v.boolean() }),
  returns: templateSession,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Makes an account and writes to its address. */
export const registerAccount = endpoint.post('/auth/register', {
  summary: 'Makes an account; a taken name or address is refused beside its field.',
  body: v.object({ username, email, password, terms: v.literal(true) }),
  returns: v.object({ account: templateAccount, demo: demoLink }),
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Says whether a name and an address are still to be had: asked between the steps. */
export const checkAvailability = endpoint.post('/auth/availability', {
  summary: 'Refuses a username or an e-mail address that somebody has.',
  body: v.object({ username, email }),
  returns: v.object({ is_available: v.literal(true) }),
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** The plans that one may begin with. */
export const authPlans = ['starter', 'service', 'chain'] as const;
export type AuthPlan = (typeof authPlans)[number];

const card = v.object({
  number: v.pipe(v.string(), v.regex(/^\d{12,19}$/, 'Is not a card number.')),
  holder: text(1, 100),
  /** Month and year: 0429. */
  expires: v.pipe(v.string(), v.regex(/^(0[1-9]|1[0-2])\d{2}$/, 'Use the form MMYY.')),
  code: v.pipe(v.string(), v.regex(/^\d{3,4}$/, 'Has three or four digits.')),
});

/** Makes an account with a person and a plan. A plan that costs something needs a card. */
export const registerInSteps = endpoint.post('/auth/register-multi-steps', {
  summary: 'Makes an account with a person, a plan and what pays for it.',
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
    card: v.nullable(card),
  }),
  returns: v.object({
    account: templateAccount,
    plan: v.picklist(authPlans),
    /** The end of the card's number: all of it that is kept. */
    card_last: v.nullable(v.string()),
    demo: demoLink,
  }),
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Sends a link by which a new password can be set. Known and unknown addresses are answered alike. */
export const askForReset = endpoint.post('/auth/forgot-password', {
  summary: 'Sends a link to set a new password, if the address has an account.',
  body: v.object({ email }),
  returns: v.object({ email: v.string(), demo: demoLink }),
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** Sets a new password by the link of a message, which works once. */
export const resetPassword = endpoint.post('/auth/reset-password', {
  summary: 'Sets a new password by the link of a message.',
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
  /** From when on the message can be sent again. */
  resend_at: instant,
  demo: demoLink,
});

/** Whose address waits to be confirmed. */
export const getVerification = endpoint.get('/auth/verify-email', {
  summary: 'Whose address waits to be confirmed.',
  returns: verification,
  capability: 'public',
  isRooted: true,
});

/** Confirms an address by the link of a message. */
export const verifyEmail = endpoint.post('/auth/verify-email', {
  summary: 'Confirms an address by the link of a message.',
  body: v.object({ token }),
  returns: templateAccount,
  problems: ['notFound'],
  capability: 'public',
  limit: 'signIn',
  isRooted: true,
});

/** Sends the message once more; the link before it stops working. */
export const sendVerification = endpoint.post('/auth/verify-email/message', {
  summary: 'Sends the message once more, at most every 30 seconds.',
  body: v.object({}),
  returns: verification,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** How a code reaches somebody. */
export const codeChannels = ['mail', 'call'] as const;
export type CodeChannel = (typeof codeChannels)[number];

const challenge = v.object({
  /** Where the code went, as much of it as a stranger may see. */
  to: v.string(),
  channel: v.picklist(codeChannels),
  /** From when on another one can be had. */
  resend_at: instant,
  demo: v.object({ code: v.string() }),
});
export type CodeChallenge = v.InferOutput<typeof challenge>;

/** The code that is waited for. */
export const getTwoSteps = endpoint.get('/auth/two-steps', {
  summary: 'Where the code that is waited for was sent.',
  returns: challenge,
  capability: 'public',
  isRooted: true,
});

/** Finishes signing in by the code. */
export const confirmTwoSteps = endpoint.post('/auth/two-steps', {
  summary: 'Finishes signing in by the code that was sent; five wrong ones spoil it.',
  body: v.object({ code: v.pipe(v.string(), v.regex(/^\d{6}$/, 'Has six digits.')) }),
  returns: templateSession,
  problems: ['locked'],
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Sends another code, or has it read out on the phone; the one before it stops working. */
export const sendCode = endpoint.post('/auth/two-steps/code', {
  summary: 'Sends another code, at most every 30 seconds.',
  body: v.object({ channel: v.picklist(codeChannels) }),
  returns: challenge,
  capability: 'public',
  status: 201,
  limit: 'signIn',
  isRooted: true,
});

/** Keeps an address to write to when something is open again. */
export const notifyMe = endpoint.post('/misc/notify-me', {
  summary: 'Keeps an address to write to when it opens.',
  body: v.object({ email, about: v.picklist(['launch', 'maintenance']) }),
  returns: v.object({ email: v.string() }),
  capability: 'public',
  status: 201,
  isRooted: true,
});

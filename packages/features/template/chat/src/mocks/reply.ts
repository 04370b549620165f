import type { ChatLog } from '@servery/api/template';

const scripts = {
  question: ['Yes', 'Give me a minute', 'Ask me again after the rush', 'I’d say so, yes'],
  image: ['Looks delicious', 'I can smell it from here', 'Is there one left?'],
  voice: ['Heard you. Also heard the dishwasher', 'Got it', 'Will do. Nice singing'],
  call: ['Sorry, hands full. What is it?', 'Sorry I missed you. I’m back by the phone'],
  text: [
    'Noted',
    'On it',
    'Good. I’ll tell the others',
    'That is the best news since the new fryer',
    'Ok',
    'Writing it on the board',
    'Haha, yes',
    'Let’s talk before service',
  ],
} as const;

/** Returns a contact's scripted reply to the last message; the same one for the same chat. */
export function replyTo({ chat, userId }: Pick<ChatLog, 'chat' | 'userId'>): string {
  const last = chat.at(-1);
  const kind = last?.attachment?.kind ?? (last?.message.includes('?') ? 'question' : 'text');
  const lines = scripts[kind];
  return lines[(chat.length + userId) % lines.length]!;
}

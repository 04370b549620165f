/** Returns a rule: a pattern of words that we avoid, and what to write instead. */
const avoid = (pattern, advice) => [new RegExp(pattern, 'iu'), advice];
/** Matches whole words, in any script. */
const word = (pattern) => `(?<!\\p{L})(?:${pattern})(?!\\p{L})`;

/** Words that no English text has. Only words that are never right here are listed. */
export const english = [
  avoid(word('anew'), 'write “again”'),
  avoid(word('for ever'), 'write “permanently”'),
  avoid(word('meanwhile'), 'leave it out'),
  avoid(word('once more'), 'write “again”'),
  // “Too many at once” is fine: several at the same time.
  avoid(`(?<!${word('few|less|many|more|several')}.*)${word('at once')}`, 'write “immediately”'),
  avoid(word('who(?:m|so)?ever'), 'write “anyone” or name the person'),
  avoid(word('(?:any|every|some)body'), 'write “anyone”, “everyone” or “someone”'),
  avoid(word('stands?(?: (?:for|here|in|there))'), 'write “is”, “appears” or “replaces”'),
  avoid(word('not yours'), 'write “you don’t have access”'),
  avoid(word('e-mails?'), 'write “email”'),
  avoid(word('besides?'), 'write “next to” or “as well as”'),
  avoid(word('can be had'), 'write “is available”'),
  avoid(word('go(?:es)? on'), 'write “continue”'),
  avoid(word('look(?:s|ed)? at'), 'write “view” or “check”'),
  avoid(word('mend(?:s|ed)?'), 'write “fix”'),
  avoid(word('no such'), 'say that it doesn’t exist'),
  avoid(word('owed'), 'write “due” or “to pay”'),
  avoid(word('out of stock'), 'write “sold out”'),
  avoid(word('pax'), 'write “guests” or “covers”'),
  avoid(word('tak(?:en?|es) (?:away|back|off)'), 'write “remove” or “undo”'),
  avoid(word('called off'), 'write “cancelled” or “voided”'),
  avoid(word('too often'), 'write “too many times” or “too many attempts”'),
  // “What you see …” has a noun behind it that the reader can see.
  avoid('(?:^|[.] )(?:Who|What(?! you see))(?!’s)\\b[^.?]*[.]', 'start with a noun'),
];

/** Rules for messages alone, since code has other signs, and SQL has no contractions. */
export const written = [
  avoid(word('(?:are|can|could|did|do|does|has|have|is|was|were|will) not|cannot'), 'contract it'),
  [/\p{L}'\p{L}/u, 'write ’'],
  [/[.]{3}/u, 'write …'],
  [
    /(?<!\p{L})(?:canceled|centers?|colors?|customiz\p{L}*|favorit\p{L}*)(?!\p{L})/iu,
    'spell it as in Britain',
  ],
];

/** A code in place of words, such as `kitchen.bump` or `sold_out`. */
export const codes = [
  /(?<![\p{L}\p{N}@./-])(?!example[.]com)[a-z]+(?:[.][a-z_]+|_[a-z_]+)(?![\p{L}@./-])/u,
  'say it in words',
];

/** Words of other languages: a form of address or a variety that the glossary doesn't use. */
export const words = {
  de: [
    avoid(word('du|dich|dir|dein(?:e[mnrs]?)?|euch|eure?[mnrs]?'), 'address the reader as “Sie”'),
    avoid(
      word('drücke|gehe|gib|klicke|öffne|prüfe|scanne|tippe|wähle|ziehe'),
      'address the reader as “Sie”',
    ),
  ],
  fr: [avoid(word('tes|toi|tu'), 'address the reader as “vous”')],
  pt: [
    avoid(
      word(
        'autocarro|ecrãs?|equipa|ficheiros?|morada|palavra-passe|rato|registo|telemóve(?:l|is)|utilizador(?:es)?',
      ),
      'use the word of Brazil',
    ),
    avoid(
      word('guardar|guarde|guardad[ao]s?|eliminar|elimine|carregue em|clique em cima'),
      'use the word of Brazil',
    ),
    avoid(word('tu|teus?|tuas?|contigo|podes|queres|tens'), 'address the reader as “você”'),
    avoid(word('está a \\p{L}+r|estão a \\p{L}+r'), 'use the gerund'),
  ],
};

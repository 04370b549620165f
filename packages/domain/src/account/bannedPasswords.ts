/**
 * The most common passwords in the form that `plainOf` returns: letters and digits only, in lower
 * case. Short words are also matched with digits around them or repeated; runs of the keyboard or
 * of the alphabet are detected by a rule.
 */
export const bannedPasswords: ReadonlySet<string> = new Set(
  `adminadmin administrator administrators adminpassword allahuakbar babygirl baseballbaseball
  bismillah butterfly california changeme changemenow changemeplease charlotte chocolate christmas
  computer computers defaultpassword demodemodemo developer elizabeth everything facebook
  firstpassword football footballs friendship goodmorning grandmother guestguest hellohello
  helloworld iloveyou iloveyoubaby iloveyousomuch iloveyoutoo internet jesuschrist jordan
  kualalumpur letmein letmeinnow letmeinplease liverpoolfc loveyouforever malaysia malaysiaboleh
  manchester manchesterunited managermanager masterpassword merchant merchantmerchant michaeljordan
  minecraft monkeymonkey motherfucker mypassword mypasswordis newpassword nopassword
  nasilemak passpass passpasspass passphrase passw0rd password passwordispassword passwordpassword
  passwords passwort pleaseletmein princess pussycat qazwsxedc qazwsxedcrfv restaurant restaurants
  rootrootroot sayang sayangku sayangsayang secretpassword secretsecret senhasenha servery
  serveryservery serverypassword spiderman staffstaff starwars summertime sunshine superman
  supervisor temppassword temporary testpassword testtest testtesttest thepassword thisismypassword
  trustno1 unbelievable unknown userpassword useruseruser victoria waiterwaiter welcome welcomehome
  welcometoservery whatever zaq1xsw2cde3 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 a1b2c3d4 a1b2c3d4e5 abcd1234 abc123abc123 123abc123abc
  123123123 1231231234 1111122222 1122334455 112233445566 0987654321 0123456789 1234554321
  1234512345 147258369 123654789 789456123 3141592653 31415926535 6012345678 60123456789 0123456700`
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Short words that people commonly extend with digits or signs, such as `Summer2026!`, in lower
 * case.
 */
export const commonWords: ReadonlySet<string> = new Set(
  `access admin angel apple april arsenal asdf asdfgh ashley august autumn baby barcelona baseball
  batman birthday boss business cashier change cheese chelsea cinta coffee company cookie daniel
  december default demo dragon family father february flower food forever freedom friday friend
  ginger google guest happy hello hockey hunter iphone january jessica johor july june katalaluan
  killer kitchen kopi lemak liverpool login love lovely lucky makan mamak manager march master may
  merdeka michael monday money monkey mother mustang nasi nothing november october office owner pass
  penang pepper pizza pokemon private public qwerty qwertz rahsia restoran root roti sabah samsung
  sarawak saturday secret selamat selangor september server service shadow soccer spring staff
  starwars summer sunday super superuser system tarik tehtarik temp test thomas thursday toor tuesday user waiter
  wednesday winter zxcvbn`
    .split(/\s+/)
    .filter(Boolean),
);

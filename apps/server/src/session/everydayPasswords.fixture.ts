/** Passwords as people in shops choose them: at least 10 characters long, yet easy to guess. */
export const everydayPasswords: readonly string[] = `
  fuckyou1234 Jennifer123 qazwsx12345 rockyou1234 ahmad123456 Kopitiam123 Porsche911! yahoo123456
  toor123456 selamatpagi Michael1990 Jessica2024 Charlie2023 Nicole1995! Ferrari458! Yamaha1234
  Samsung2024 iPhone2025 Facebook123 Instagram1 WhatsApp123 Google12345 TikTok2025! Netflix2024
  Spotify123! YouTube2023 Chelsea2024 Arsenal1886 Liverpool1 Barcelona10 RealMadrid7 Ronaldo777
  Messi10messi Neymar2023 Beckham777! Jordan2323 Malaysia2025 Malaysia1957 Merdeka1957 Singapore65
  Indonesia45 Bangkok2024 Penang1234 Johor12345 Selangor123 Sarawak2024 KualaLumpur1 Putrajaya1
  nasilemak12 rotiCanai1! satay12345 tehtarik123 Rendang2024 durian12345 Sambal1234 mamak12345
  aminah12345 fatimah1234 mohamed1234 muhammad123 abdullah123 Hafiz12345! Farhan12345 nurul123456
  siti1234567 Azman123456 Ismail12345 Ibrahim1234 Hassan12345 Hussein1234 Rahman12345 Zainab12345
  weiling1234 Tan12345678 Lim12345678 meiling1234 Kumar123456 Raj12345678 Suresh12345 Priya123456
  ilovemom123 iloveyou1234 lovely12345 sweetheart1 honey12345 babygirl123 mylove12345 sayang12345
  sayangku123 cintaku1234 princess123 Princess1! sunshine123 Butterfly1 flower12345 rainbow1234
  monkey12345 dragon12345 tiger123456 Panther2024 eagle123456 dolphin1234 chicken1234 kitty123456
  password123 Password1! P@ssw0rd123 Passw0rd2025 pa55word1234 letmein1234 welcome1234 Welcome2025
  changeme123 admin12345 Admin@12345 administrator1 superuser123 manager2025 cashier1234 waiter12345
  kitchen2025 restaurant1 Restoran123 Cafe1234567 coffee12345 pizza123456 burger12345 chocolate12
  summer2025! Winter2024! Spring2025! Autumn2024! January2025 December25! Monday12345 Friday12345
  qwerty12345 Qwerty123! qwertyuiop1 asdfgh12345 zxcvbnm1234 1q2w3e4r5t 1qaz2wsx3e zaq12wsxcde
  abcd123456 abc1234567 aaaa111111 1234567890 0123456789 9876543210 1122334455 147258369a
  batman12345 superman123 Spiderman1! pokemon1234 Pikachu2024 naruto12345 starwars123 minecraft12
  fortnite123 mercedes123 toyota12345 honda123456 proton12345 Perodua123! computer123 internet123
  football123 basketball1 badminton12 swimming123 freedom1234 shadow12345 master12345 hunter12345
  Seremban2024 Kuching2025! Ipoh123456 Melbourne24 Jakarta2025 Hamburg2025! SaoPaulo2024 Dubai20266
  Ogos202612 Dezember24 Fevrier2025 Janeiro2026 Ramadan2026 Januar2026! Myvi123456 Nissan2024!
  Hyundai123! Mazda12345 Arjun12345 Divya12345 Meihua1234 Khadija123 Abdulaziz123 starbucks2026`
  .trim()
  .split(/\s+/);

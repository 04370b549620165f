/**
 * Names, places, times and brands that people everywhere extend with digits for a password, and that lists
 * of leaked passwords lack; in lower case, without spaces.
 */
export const everydayWords: readonly string[] = `
  january february march april may june july august september october november december monday
  tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter januari
  februari mac mei jun julai ogos oktober disember isnin selasa rabu khamis jumaat sabtu ahad
  januar februar märz maerz mai juni juli dezember montag dienstag mittwoch donnerstag freitag
  samstag sonntag fruehling frühling sommer herbst janvier fevrier février mars avril juin juillet
  aout août septembre octobre novembre decembre décembre lundi mardi mercredi jeudi vendredi samedi
  dimanche printemps été ete automne hiver janeiro fevereiro março marco abril maio junho julho
  agosto setembro outubro novembro dezembro segunda terça terca quarta quinta sexta sábado sabado
  domingo primavera verão verao outono inverno enero febrero marzo mayo junio julio septiembre
  octubre noviembre diciembre lunes martes miercoles miércoles jueves viernes otoño otono invierno
  ramadan syaaban syawal muharram rajab zulhijjah raya aidilfitri chinesenewyear newyear christmas
  easter halloween valentine thaipusam vesak diwali deepavali holi songkran midautumn yiyue eryue
  sanyue siyue wuyue liuyue qiyue bayue jiuyue shiyue abudhabi abuja accra addisababa adelaide
  alexandria algiers almaty amman amsterdam ankara antwerp asuncion athens atlanta auckland austin
  baghdad bahrain baku bali bandung bangalore bangkok bandarseribegawan barcelona basel beijing
  beirut belgrade berlin bern birmingham bogota bologna bombay bordeaux boston brasilia brisbane
  bristol brussels bucharest budapest buenosaires cairo calcutta calgary cambridge canberra
  capetown caracas cardiff casablanca cebu chengdu chennai chiangmai chicago chongqing christchurch
  cologne colombo copenhagen curitiba dakar dalian dallas damascus danang darwin davao delhi denver
  detroit dhaka doha dortmund dresden dubai dublin durban dusseldorf düsseldorf edinburgh essen
  florence fortaleza frankfurt fukuoka geneva genoa glasgow guadalajara guangzhou haiphong hamburg
  hanoi hanover hannover harare harbin havana helsinki hiroshima hochiminh hochiminhcity hongkong
  honolulu houston hyderabad istanbul jaipur jakarta jeddah jerusalem jogja johannesburg kabul
  kampala karachi kathmandu kiev kyiv kingston kobe kolkata koln köln kuwait kyoto lagos lahore
  lasvegas lausanne leeds leipzig lima lisbon lisboa liverpool ljubljana london losangeles luanda
  lucknow luxembourg lyon macau madras madrid makati makkah manchester mandalay manila marrakech
  marseille mecca medan medina melbourne memphis mexico mexicocity miami milan minsk monaco
  montevideo montreal moscow mumbai munich münchen muenchen muscat nagoya nairobi nanjing naples
  newcastle newdelhi newyork nice nicosia nottingham nuremberg nürnberg odessa orlando osaka oslo
  ottawa oxford padang palembang panama paris pattaya perth philadelphia phnompenh phoenix phuket
  pisa portland porto portoalegre prague praha pretoria pune qingdao quebec quezon quezoncity quito
  rabat rangoon recife reykjavik riga rio riodejaneiro riyadh roma rome rotterdam saigon salvador
  salzburg samarkand sanantonio sandiego sanfrancisco sanjose santiago santodomingo saopaulo
  sapporo sarajevo savannah seattle semarang sendai seoul seville shanghai sheffield shenyang
  shenzhen singapore skopje sofia solo stockholm strasbourg stuttgart surabaya surat suzhou sydney
  taichung tainan taipei tallinn tashkent tbilisi tehran telaviv thehague tianjin tirana tokyo
  toronto toulouse tripoli tunis turin ulaanbaatar utrecht valencia vancouver venice vienna wien
  vientiane vilnius warsaw washington wellington winnipeg wuhan xiamen xian yangon yogyakarta
  yokohama zagreb zurich zürich afghanistan algeria argentina australia austria bangladesh belgium
  bhutan bolivia brazil brasil britain brunei bulgaria cambodia canada chile china colombia croatia
  cuba cyprus denmark egypt england estonia ethiopia finland france germany deutschland ghana
  greece hungary iceland india indonesia iran iraq ireland israel italy italia jamaica japan jordan
  kazakhstan kenya korea laos latvia lebanon libya lithuania malaysia maldives malta mauritius
  mongolia morocco myanmar nepal netherlands newzealand nigeria norway oman pakistan palestine
  paraguay peru philippines poland portugal qatar romania russia saudi saudiarabia scotland senegal
  serbia slovakia slovenia somalia southafrica spain srilanka sudan sweden switzerland syria taiwan
  tanzania thailand tunisia turkey uganda ukraine uruguay usa uzbekistan venezuela vietnam wales
  yemen zambia zimbabwe acura alfaromeo alphard altis alza aruz ativa astonmartin audi avanza axia
  bentley bezza bmw bugatti byd cadillac camry chevrolet chrysler citroen citroën civic corolla
  corvette cx5 daihatsu dodge ducati estima everest ferrari fiat fiesta ford forester fortuner
  golfgti harley harleydavidson hilux honda hyundai innova isuzu iswara jaguar jazz jeep kancil
  kawasaki kelisa kembara kia koenigsegg ktm lamborghini lancer landcruiser landrover lexus lotus
  maserati mazda mclaren mercedes mercedesbenz minicooper mitsubishi mustang myvi navara nissan
  odyssey opel pajero passat perdana persona perodua peugeot polo porsche prius proton pagani
  ranger rangerover renault rollsroyce saga satria seat skoda subaru suzuki swift tesla toyota
  triton tundra vellfire vespa vios viva volkswagen volvo waja wira wrangler yamaha yaris acer
  adidas alibaba amazon android apple asus baidu burgerking canon cisco cocacola costco dell disney
  ebay ericsson facebook familymart fedex foodpanda gardenia gmail google gopro gucci heineken
  hermes hotmail huawei ikea instagram intel iphone kfc lego lenovo linkedin logitech marvel
  mastercard mcdonalds microsoft milo motorola nestle netflix nikon nike nintendo nokia nvidia oppo
  oracle oreo pandora paypal pepsi philips pinterest pizzahut playstation prada puma realme reddit
  redbull rolex samsung secretrecipe sevenup shell shopee siemens snapchat sony spotify starbucks
  subway telegram tesco tiktok tinder toshiba twitch twitter uber uniqlo viber visa vivo vodafone
  walmart whatsapp windows xiaomi yahoo youtube zalora zara zoom arsenal astonvilla atletico barca
  bayern celtic chelsea everton inter juventus kelantan leicester liverpoolfc mancity
  manchestercity manchesterunited manutd napoli psg rangers realmadrid selangor spurs tottenham
  westham ajax benfica sporting flamengo corinthians palmeiras galatasaray fenerbahce lakers
  warriors yankees beckham benzema dembele drogba gerrard haaland hamilton ibrahimovic kane lampard
  leechongwei leclerc lewandowski maradona mbappe messi modric mourinho neymar nicoldavid pele
  ronaldinho ronaldo rooney rossi salah schumacher verstappen vettel zidane avengers batman
  blackpink bts captainamerica deadpool doraemon dragonball frozen hulk ironman itachi kakashi
  luffy mario minions naruto onepiece pikachu pokemon sasuke shinchan spiderman spongebob superman
  thanos thor totoro upinipin wonderwoman zelda fortnite minecraft pubg roblox mobilelegends
  genshin valorant dota leagueoflegends callofduty counterstrike waiter waitress cashier barista
  baker bartender supervisor kitchen dapur counter kaunter restoran restaurant kedai kopitiam cafe
  bistro mamak warung hotel delivery customer pelanggan menu order breakfast lunch dinner supper
  sarapan chicken ayam burger pizza noodle noodles coffee latte cappuccino espresso americano mocha
  kopi tehtarik bubbletea milktea boba icecream chocolate cheesecake durian mango banana orange
  pineapple strawberry watermelon coconut sushi ramen laksa nasilemak rendang satay dimsum
  roticanai curry biryani kebab shawarma pasta spaghetti lasagna melakaraya portdickson klangvalley
  littleindia chinatown lionelmessi cristianoronaldo taylorswift newjeans kpop wifi wifipassword
  hotspot mia finn lea jürgen juergen françoise francoise luiz yousef youssef khadija noor nour
  abdulrahman abdulaziz abdelrahman xiaohong xiaoli meihua jianguo jianhua arjun vikram rohit ananya
  pooja neha kavya divya muthu vignesh thiru karthik murali aarav aditya ishaan`
  .trim()
  .split(/\s+/);

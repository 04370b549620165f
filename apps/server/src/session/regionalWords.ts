/**
 * Names, dishes, places and brands that people in Malaysia use in passwords and that international
 * lists lack; in lower case.
 */
export const regionalWords: readonly string[] = `
  abdul ahmad aiman aishah aisyah akmal alif alya amina aminah amir amira anis anwar arif asyraf
  azhar azizah azlan azman azmi azura badrul balqis daniel danish dayang dina faiz faizal farah
  farhan farid faridah fatimah fauzi fazli firdaus hadi hafiz haikal haji hakim halim halimah hamid
  hana haris hashim haslina hidayah husna ibrahim idris ikram ilham imran intan irfan ismail izzah
  izzat jamal jamilah kamal kamil khadijah khairul latif latifah liyana luqman mahmud maisarah
  mariam maryam mastura mazlan mohamad mohamed mohd muhammad mustafa nabila nadia najib nasir
  natasha nizam nora norazlina norliza nur nurhaliza nurul puteri qistina raihan rashid razak ridzuan
  rohana rosli roslan rosnah safiya saiful salmah salwa sarimah shafiq shahrul shahril siti sofia
  sulaiman suraya syafiq syahirah syazwan tengku umar wan yasmin yusof yusuf zahra zainab zainal
  zaki zulkifli
  chan cheng chin chong chua fong goh hong huiling jiahao jiawei junjie kahmun khoo kok lau leong
  lim ling liu loh meifong meiling ming ng ong peiling pohlin siewmei soo tan teo wei weijie weiling
  weiming wong xiaoming yap yeoh yongjie zhang
  anand anita arun balan chandra deepa devi ganesh gopal kamala kavitha krishnan kumar lakshmi
  logan mani meena mohan murugan nair prakash prem priya raj raja rajan rajesh ramesh ravi rekha
  saravanan selvam shanti siva subra sundram suresh uma vijay vimala vishnu
  asam ayam bakkutteh bihun bubur cendol char charkueyteow congee curry dimsum dosa durian idli
  ikanbakar kari keropok kopi kopio kopitiam kueh kuey laksa lemang lontong mamak mangosteen maggi
  mee meegoreng milo mihun murtabak nasi nasigoreng nasikandar nasilemak otakotak pandan pisang
  popiah rambutan rendang rojak roti roticanai rotitisu sambal satay sireh sirap soto sotoayam
  tauhu tehais tehtarik teksi tempeh tomyam wantan yongtaufoo
  alorsetar ampang bangi bangsar batupahat bukitbintang butterworth cheras cyberjaya damansara
  georgetown gombak ipoh johorbahru kajang kedah kelantan kepong klang klcc kotabharu kotakinabalu
  kuantan kuching labuan langkawi malaya malacca melaka miri muar nilai pahang perak perlis
  petaling petalingjaya puchong putrajaya rawang sandakan segambut sentul seremban setapak shahalam
  sibu subang tawau terengganu wangsamaju
  airasia astro axiata bernama celcom digi grab grabfood hotlink instagram lazada lrt malindo maxis
  maybank mydin netflix perodua petronas proton shopee spotify telegram tiktok touchngo twitter
  unifi umobile whatsapp wechat youtube yahoo rockyou
  assalamualaikum bismillahirrahmanirrahim alhamdulillah insyaallah masyaallah subhanallah
  apakhabar cantik cinta gembira hariraya harimau jomkita kasih kawan keluarga kucing lapar makan
  malam mantap merdeka minum negaraku pagi pakcik makcik rajin rindu sayangku sedap selamatdatang
  selamathari selamatmalam selamatpagi selamatpetang semangat senyum syukur tapau terimakasih
  gongxi gongxifacai huatah deepavali pongal thaipusam`
  .trim()
  .split(/\s+/);

/** The menu of a nasi kandar restaurant, as CSV with prices in ringgit. */
export const csv = `category,name,description,price
Rice,Plain rice,,2.00
Rice,Nasi biryani,,4.00
Rice,Nasi kandar with chicken,"With mixed curry, cabbage and okra",10.50
Rice,Nasi kandar with mutton,"With mixed curry, cabbage and okra",15.00
Curries,Ayam goreng,Fried chicken,6.00
Curries,Ayam madu,Honey chicken,7.00
Curries,Ayam ros,Chicken in tomato gravy,7.00
Curries,Daging hitam,Beef in dark soy sauce,8.00
Curries,Kambing kurma,Mutton in mild gravy,11.00
Curries,Kari kepala ikan,Fish head curry,38.00
Curries,Sotong,Squid curry,12.00
Curries,Udang,Prawn curry,14.00
Curries,Telur ikan,Fish roe curry,10.00
Vegetables and sides,Kobis,Cabbage,2.00
Vegetables and sides,Bendi,Okra,2.50
Vegetables and sides,Peria,Fried bitter gourd,2.50
Vegetables and sides,Telur masin,Salted egg,2.50
Vegetables and sides,Papadom,,0.80
Roti,Roti canai,With dhal and curry,1.80
Roti,Roti telur,With egg,3.30
Roti,Roti bawang,With onion,2.80
Roti,Roti tisu,With sugar and condensed milk,6.00
Roti,Murtabak ayam,With chicken,9.00
Roti,Tosai,With chutneys,2.80
Drinks,Teh tarik,,2.50
Drinks,Teh O ais limau,,3.00
Drinks,Nescafé tarik,,3.20
Drinks,Sirap bandung,,3.00
Drinks,Kelapa muda,Young coconut,6.50
`;

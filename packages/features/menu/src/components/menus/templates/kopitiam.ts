/** The menu of a kopitiam, as CSV with prices in ringgit. */
export const csv = `category,name,description,price
Toast and eggs,Kaya butter toast,Two slices with coconut jam and cold butter,3.20
Toast and eggs,Half-boiled eggs,Two eggs with soy sauce and pepper,3.60
Toast and eggs,Roti bakar set,"Kaya butter toast, two eggs and kopi",8.50
Toast and eggs,French toast,With kaya or honey,5.50
Noodles,Curry mee,"With prawns, cockles and tofu puffs",9.50
Noodles,Char kuey teow,"With prawns, egg and bean sprouts",9.50
Noodles,Wan tan mee,"Dry or in soup, with char siu",8.50
Noodles,Hokkien mee,Thick noodles in dark soy sauce,10.50
Noodles,Pan mee,"In soup, with anchovies and minced meat",9.00
Noodles,Mee siam,With egg and sambal,7.50
Rice,Nasi lemak,"With sambal, egg, anchovies and peanuts",5.50
Rice,Nasi lemak with fried chicken,"With sambal, egg, anchovies and peanuts",12.50
Rice,Hainanese chicken rice,Steamed or roasted,10.00
Rice,Char siu rice,With cucumber and soup,9.50
Rice,Fried rice,With egg and prawns,9.00
Rice,Claypot chicken rice,With Chinese sausage,14.00
Coffee,Kopi,With condensed milk,2.80
Coffee,Kopi O,Black with sugar,2.30
Coffee,Kopi C,With evaporated milk,2.80
Coffee,Kopi ice,With condensed milk,3.30
Tea and more,Teh,With condensed milk,2.80
Tea and more,Teh C ice,With evaporated milk,3.30
Tea and more,Milo,Hot,3.50
Tea and more,Milo ice,,4.00
Tea and more,Cham,Coffee and tea,3.00
Tea and more,Barley,Hot or cold,3.00
Tea and more,Soya milk,Hot or cold,3.00
`;

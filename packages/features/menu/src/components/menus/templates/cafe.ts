/** The menu of a café, as CSV with prices in ringgit. */
export const csv = `category,name,description,price
Coffee,Espresso,,8.00
Coffee,Long black,,9.00
Coffee,Piccolo,,10.00
Coffee,Flat white,,12.00
Coffee,Latte,,12.00
Coffee,Cappuccino,,12.00
Coffee,Mocha,,14.00
Coffee,Iced latte,,13.00
Coffee,Cold brew,,13.00
Other drinks,Matcha latte,,15.00
Other drinks,Chocolate,Hot or iced,14.00
Other drinks,Earl Grey,Pot,10.00
Other drinks,Chamomile,Pot,10.00
Other drinks,Fresh orange juice,,13.00
Other drinks,Sparkling lemonade,,12.00
Breakfast,Big breakfast,"Eggs, sausage, mushrooms, beans and sourdough",28.00
Breakfast,Avocado toast,With poached egg and feta,24.00
Breakfast,Eggs Benedict,With turkey ham and hollandaise,25.00
Breakfast,Granola bowl,With yoghurt and fruit,19.00
Breakfast,Butter croissant,,9.00
Mains,Aglio olio,With prawns,26.00
Mains,Carbonara,With turkey ham,26.00
Mains,Chicken burger,With fries,25.00
Mains,Fish and chips,With tartar sauce,29.00
Mains,Caesar salad,With grilled chicken,23.00
Cakes,Burnt cheesecake,Slice,16.00
Cakes,Carrot cake,Slice,15.00
Cakes,Chocolate brownie,With vanilla ice cream,16.00
`;

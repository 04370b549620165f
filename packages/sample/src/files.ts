import type { SearchFile } from '@servery/api';

/** A small text file whose URL contains its content, so it needs no server. */
const textFile = (title: string, by: string, kind: string, text: string): SearchFile => ({
  title,
  by,
  size: new TextEncoder().encode(text).length,
  file: `data:${kind};charset=utf-8,${encodeURIComponent(text)}`,
});

/** The files that the sample's people have stored. */
export const sampleFiles: readonly SearchFile[] = [
  textFile(
    'Opening checklist.txt',
    'Farah Kamaruddin',
    'text/plain',
    'Lights and fans on\nFridges below 5 °C\nTables wiped and set\nFloat counted into the till\nMenu board up to date\n',
  ),
  textFile(
    'Closing checklist.txt',
    'Farah Kamaruddin',
    'text/plain',
    'Last orders called\nTill counted, report printed\nFryers off and covered\nBins out\nAlarm on\n',
  ),
  textFile(
    'Allergens.csv',
    'Tan Boon Heng',
    'text/csv',
    'Dish,Gluten,Egg,Milk,Nuts\nRoti canai,yes,yes,yes,no\nNasi lemak,no,yes,no,yes\nTeh tarik,no,no,yes,no\n',
  ),
  textFile(
    'Suppliers.csv',
    'Suresh Pillai',
    'text/csv',
    'Supplier,Brings,Days\nPasar Chow Kit,Vegetables,daily\nSyarikat Beras Jati,Rice,Monday\nKopi Kampung,Coffee,Thursday\n',
  ),
  textFile(
    'Shift plan.csv',
    'Suresh Pillai',
    'text/csv',
    'Day,Morning,Evening\nMonday,Muthu,Siti\nTuesday,Siti,Muthu\nWednesday,Muthu,Siti\n',
  ),
];

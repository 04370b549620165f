const skins = ['light', 'bordered', 'dark', 'semi-dark'];
const locales = ['en', 'ar'];
const widths = { phone: 390, desktop: 1280 };

/** All looks that a visual review compares: each skin, both directions, a phone and a desktop. */
export const modes = Object.fromEntries(
  skins.flatMap((skin) =>
    locales.flatMap((locale) =>
      Object.entries(widths).map(([name, width]) => [
        `${skin} ${locale} ${name}`,
        { skin, locale, viewport: { width } },
      ]),
    ),
  ),
);

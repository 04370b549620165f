interface ImportMetaEnv {
  /** Whether the template apps are built in: `SERVERY_TEMPLATES=off` leaves them out. */
  readonly SERVERY_TEMPLATES: boolean;
}

declare module 'virtual:language/*' {
  const texts: Record<string, string>;
  export default texts;
  /** The texts of the kit. */
  export const kit: Record<string, string>;
}

/** The build that a worker belongs to. */
export interface Build {
  /** Changes with anything in the build. */
  version: string;
  /** SHA-256 of the page, in base64. */
  page: string;
  /**
   * The paths on which people start, answered without starting the worker if the browser supports
   * it.
   */
  pages: readonly string[];
  /** The files of the sign-in page, the shell and its first screens. */
  files: readonly string[];
  /** The files that they load on demand. */
  more: readonly string[];
}

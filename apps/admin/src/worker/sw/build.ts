/** What a worker knows of the build that it belongs to. */
export interface Build {
  /** Changes with anything in the build. */
  version: string;
  /** SHA-256 of the page, in base64. */
  page: string;
  /** Where people start: these paths are answered without the worker where the browser can do that. */
  pages: readonly string[];
  /** What signing in, the shell and its first screens are made of. */
  files: readonly string[];
  /** What they open on demand. */
  more: readonly string[];
}

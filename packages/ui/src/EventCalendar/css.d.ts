/** Style sheets of a library, which the bundler takes as files. */
declare module '*.css';

// An import type, because an ambient module cannot import from a relative path: the name would quietly be `any`.

declare module 'virtual:others' {
  /** Every screen of the console but those that are written by hand. */
  export const paths: readonly import('./otherScreen.ts').OtherScreen[]
}

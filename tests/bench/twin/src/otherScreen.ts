import { type ReactNode } from 'react'

/**
 * A screen that is not written by hand: its name in the menu, its path as the router reads it, its title, the resource that it is for (null: it
 * is for all, `''`: for all who are signed in), and its chunk.
 */
export type OtherScreen = readonly [
  name: string,
  path: string,
  title: string,
  access: string | null,
  load: () => Promise<{ Screen: (props: { data: string }) => ReactNode }>,
  /** What its parameters look like. */
  params?: Readonly<Record<string, RegExp>>,
]

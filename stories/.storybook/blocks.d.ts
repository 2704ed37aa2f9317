/** The parts of the documentation package that are used here, no more: its own types bring in those of all frameworks. */
declare module '@storybook/addon-docs/blocks' {
  import { type ComponentType, type ReactNode } from 'react'

  export const Controls: ComponentType
  export const Primary: ComponentType
  export const Stories: ComponentType<{ title?: string; includePrimary?: boolean }>
  /** Takes away the look that Storybook gives to texts. */
  export const Unstyled: ComponentType<{ children: ReactNode }>

  /** The stories to which the page belongs. */
  export function useOf(
    of: 'meta',
    kinds: readonly ['meta'],
  ): {
    readonly preparedMeta: {
      readonly title: string
      readonly component?: unknown
      readonly parameters: { readonly usage?: import('../ui/usage.ts').Usage }
    }
    readonly csfFile: { readonly stories: Readonly<Record<string, { id: string; name: string }>> }
  }
}

import { type Screen } from '../../schemas/index.ts'

/** A definition and the file that it stands in, `screens/finance/refunds.ts`. */
export interface Definition {
  readonly file: string
  readonly screen: Screen
}

const files = import.meta.glob<Screen>(['../../screens/**/*.{ts,json}', '!../../screens/shared/**'], {
  eager: true,
  import: 'default',
})

/** Every screen of the console, found as the build finds them: by pattern. */
export const definitions: readonly Definition[] = Object.entries(files).map(([path, screen]) => ({
  file: path.replace('../../', ''),
  screen,
}))

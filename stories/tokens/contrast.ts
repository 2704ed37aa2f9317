import { type Token } from './readTokens.ts'

/** Contrast of one token to another in both themes. */
export function contrastsOn(tokens: readonly Token[], name: string, color: string) {
  const [one, other] = [tokenNamed(tokens, name), tokenNamed(tokens, color)]
  return { light: contrast(one.light, other.light), dark: contrast(one.dark, other.dark) }
}

export function tokenNamed(tokens: readonly Token[], name: string): Token {
  const found = tokens.find(token => token.name === name)
  if (!found) throw new Error(`There is no token ${name}.`)
  return found
}

/** Contrast of two opaque colours, `oklch(0.45 0.08 208)`, as WCAG 2.2 defines it: from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance: OKLCH to linear sRGB (CSS Color 4, section 9.2), cut to what a screen shows. */
function luminance(color: string): number {
  const [, l = 0, c = 0, h = 0] = (/^oklch\(([\d.]+) ([\d.]+) ([\d.]+)\)$/.exec(color) ?? []).map(Number)
  const a = c * Math.cos((h * Math.PI) / 180)
  const b = c * Math.sin((h * Math.PI) / 180)
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3
  const red = 4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short
  const green = -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short
  const blue = -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short
  return 0.2126 * shown(red) + 0.7152 * shown(green) + 0.0722 * shown(blue)
}

const shown = (part: number) => Math.min(1, Math.max(0, part))

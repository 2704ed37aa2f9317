export interface Token {
  /** Without its hyphens: `color-surface`. */
  readonly name: string
  /** As the sheet writes it. */
  readonly value: string
  readonly light: string
  /** The same as `light` where the theme changes nothing. */
  readonly dark: string
}

/** The tokens of a style sheet, in their order. */
export function readTokens(sheet: string): Token[] {
  const [, root = ''] = /:root \{([^}]*)\}/.exec(sheet.replaceAll(/\/\*[\s\S]*?\*\//g, '')) ?? []
  return [...root.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', text = '']) => {
    const value = text.replaceAll(/\s+/g, ' ')
    return { name, value, light: ofTheme(value, 'light'), dark: ofTheme(value, 'dark') }
  })
}

/** `light-dark(a, b)` -> `a`, anywhere in the value. */
function ofTheme(value: string, theme: 'light' | 'dark'): string {
  return value.replaceAll(
    /light-dark\((\w+\([^)]*\)), (\w+\([^)]*\))\)/g,
    (_, light: string, dark: string) => (theme === 'light' ? light : dark),
  )
}

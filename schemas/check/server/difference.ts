/** The effects of a difference between a server and the contract, the worst first. */
export const severities = ['breaks', 'loses', 'harmless'] as const
export type Severity = (typeof severities)[number]

/** One difference between a server and the contract. */
export interface Difference {
  readonly severity: Severity
  /** Name, method and path of the call. */
  readonly call: string
  /** Dotted path of the field in the record or the body; absent: the call as a whole. */
  readonly field?: string
  readonly what: string
  /** Names of the screens that use it. */
  readonly screens: readonly string[]
}

/** A call that could not be compared, and why. */
export interface Uncompared {
  readonly call: string
  readonly why: string
}

/** The result of comparing a server with the contract. */
export interface Comparison {
  readonly differences: readonly Difference[]
  readonly uncompared: readonly Uncompared[]
  /** How many calls were compared. */
  readonly compared: number
  /** What they were compared with, e.g. `its replies`. */
  readonly by: string
}

const headings: Readonly<Record<Severity, string>> = {
  breaks: 'Breaks a screen',
  loses: 'Loses information',
  harmless: 'Harmless',
}

/** The comparison as the command line prints it. */
export function formatComparison({ differences, uncompared, compared, by }: Comparison): string {
  const parts = severities.flatMap(severity => {
    const found = differences.filter(one => one.severity === severity)
    return found.length === 0 ? [] : [`${headings[severity]} (${found.length})`, ...byCall(found), '']
  })
  const silent = uncompared.map(({ call, why }) => `  ${call}: ${why}`)
  const count = (severity: Severity) => differences.filter(one => one.severity === severity).length
  return [
    ...parts,
    ...(silent.length > 0 ? [`Not compared (${silent.length})`, ...silent, ''] : []),
    `${compared} calls compared with ${by}: ${count('breaks')} differences break a screen, ${count('loses')} lose information, ${count('harmless')} are harmless.`,
  ].join('\n')
}

/** Findings by call; fields with the same finding share a line. */
function byCall(found: readonly Difference[]): string[] {
  return [...new Set(found.map(({ call }) => call))].flatMap(call => {
    const lines = new Map<string, string[]>()
    for (const { field, what, screens } of found.filter(one => one.call === call)) {
      const said = `${what}${screens.length > 0 ? ` (${screens.join(', ')})` : ''}`
      lines.set(said, [...(lines.get(said) ?? []), ...(field === undefined ? [] : [field])])
    }
    return [
      `  ${call}`,
      ...[...lines].map(([said, fields]) => `    ${[fields.join(', '), said].filter(Boolean).join(': ')}`),
    ]
  })
}

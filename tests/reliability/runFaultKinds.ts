import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  environmentName,
  type Failure,
  type FaultKind,
  type FullRun,
  publishedSeed,
  type Report,
} from './faultKind.ts'

/** Failures that are listed one by one. */
const listed = 20
/** A case that hangs ends by itself: this is for a machine that is busy with something else. */
const patience = 90 * 60_000

/** A seeded sample of every kind, or what the environment asks for. */
export function runFaultKinds(modules: Readonly<Record<string, FaultKind>>): void {
  const asked: FullRun | undefined = JSON.parse(process.env[environmentName] ?? 'null') ?? undefined
  const kinds = Object.values(modules).filter(({ name }) => !asked || name === asked.only)
  describe.skipIf(kinds.length === 0)('kinds of fault', () => {
    it.each(kinds)(
      '$name: every case ends as expected',
      async kind => {
        const seed = asked?.seed ?? publishedSeed
        const from = asked?.from ?? 0
        const count = asked ? (asked.count ?? kind.full) : kind.sample
        const outcome = await kind.run({ seed, from, count })
        if (asked) write(asked.report, { ...kind, ...outcome, seed })
        expect(failureTexts(kind, seed, outcome.failures), kind.expected).toEqual([])
        expect(outcome.cases).toBe(count)
      },
      patience,
    )
  })
}

function write(file: string, { name, varied, unit, expected, full, seed, cases, failures }: Report): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, JSON.stringify({ name, varied, unit, expected, full, seed, cases, failures }))
}

function failureTexts({ name }: FaultKind, seed: number, failures: readonly Failure[]): string[] {
  const more = failures.length - listed
  return [
    ...failures
      .slice(0, listed)
      .map(
        ({ at, input, problem }) =>
          `${input}: ${problem}\n    npm run test:reliability -- --only ${name} --seed ${seed} --case ${at}`,
      ),
    ...(more > 0 ? [`and ${more} more`] : []),
  ]
}

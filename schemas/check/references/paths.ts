import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, text } from '../item.ts'
import { type Outline } from './outline.ts'
import { finiteValues, matches } from './patterns.ts'

/** No address matches two screens. */
export function checkPaths(outlines: readonly Outline[]): Finding[] {
  const findings: Finding[] = []
  const byLength = new Map<number, Route[]>()
  for (const outline of outlines) {
    if (outline.path === undefined) continue
    const route = { outline, path: outline.path, segments: segmentsOf(outline, outline.path) }
    const others = byLength.get(route.segments.length) ?? []
    // The first overlap is enough to find the fault.
    const other = others.find(one => overlap(one.segments, route.segments))
    if (other) findings.push(fault(route, other))
    byLength.set(route.segments.length, [...others, route])
  }
  return findings
}

interface Route {
  readonly outline: Outline
  readonly path: string
  readonly segments: readonly Segment[]
}

/** One segment of a path: a fixed text, or a pattern; without a pattern, anything. */
type Segment = { readonly literal: string } | { readonly pattern: string | undefined }

function fault({ outline, path }: Route, other: Route): Finding {
  const place = child(outline.screen, 'path')
  if (path === other.path) return finding(outline.file, place, explain.pathTwice(path, other.outline.file))
  return finding(outline.file, place, explain.pathOverlap(path, other.outline.file, other.path))
}

function segmentsOf({ screen }: Outline, path: string): Segment[] {
  return path
    .split('/')
    .filter(segment => segment !== '')
    .map(segment => {
      const name = /^\{(.*)\}$/.exec(segment)?.[1]
      return name === undefined
        ? { literal: segment }
        : { pattern: text(child(screen, 'params', name, 'pattern')) }
    })
}

function overlap(one: readonly Segment[], other: readonly Segment[]): boolean {
  return one.every((segment, index) => {
    const beside = other[index]
    return beside !== undefined && meet(segment, beside)
  })
}

/** Whether a text can match both segments. Two patterns exclude each other only if one lists its values. */
function meet(one: Segment, other: Segment): boolean {
  const [values, others] = [valuesOf(one), valuesOf(other)]
  if (values) return values.some(value => fits(value, other))
  if (others) return others.some(value => fits(value, one))
  return true
}

function valuesOf(segment: Segment): readonly string[] | undefined {
  if ('literal' in segment) return [segment.literal]
  return segment.pattern === undefined ? undefined : finiteValues(segment.pattern)
}

function fits(value: string, segment: Segment): boolean {
  if ('literal' in segment) return segment.literal === value
  return segment.pattern === undefined || matches(segment.pattern, value)
}

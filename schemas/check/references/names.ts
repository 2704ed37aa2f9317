import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, entries, text } from '../item.ts'
import { nearest } from '../nearest.ts'
import { synonymOf } from '../synonyms.ts'
import { type Outline } from './outline.ts'

/** Screen names are unique; chains of parents and redirects end; a screen has either a redirect or a body. */
export function checkNames(outlines: readonly Outline[], byName: ReadonlyMap<string, Outline>): Finding[] {
  return outlines.flatMap(outline => [
    ...twice(outline, byName),
    ...circle(outline, byName, ['parent']),
    ...circle(outline, byName, ['redirect', 'screen']),
    ...purpose(outline),
  ])
}

function twice({ file, screen, name }: Outline, byName: ReadonlyMap<string, Outline>): Finding[] {
  const first = byName.get(name)
  if (first === undefined || first.file === file) return []
  return [finding(file, child(screen, 'name'), explain.screenNameTwice(name, first.file))]
}

/** Reported at every screen of the cycle, since any of them may be the wrong one. */
function circle(outline: Outline, byName: ReadonlyMap<string, Outline>, keys: readonly string[]): Finding[] {
  const names = [outline.name]
  for (let here: Outline | undefined = outline; here; ) {
    const next: string | undefined = text(child(here.screen, ...keys))
    if (next === undefined) return []
    names.push(next)
    if (next === outline.name) {
      const explanation = keys[0] === 'parent' ? explain.parentCycle(names) : explain.redirectCycle(names)
      return [finding(outline.file, child(outline.screen, ...keys), explanation)]
    }
    if (names.indexOf(next) < names.length - 1) return []
    here = byName.get(next)
  }
  return []
}

function purpose({ file, screen }: Outline): Finding[] {
  const body = child(screen, 'body')
  const redirects = child(screen, 'redirect').value !== undefined
  if (redirects && body.value !== undefined) return [finding(file, body, explain.bodyBesideRedirect())]
  // A misspelt body is reported by the shape.
  const isMisspelt = entries(screen).some(([key]) =>
    ['body', 'redirect'].includes(
      nearest(key, ['body', 'redirect']) ?? synonymOf(key, ['body', 'redirect']) ?? '',
    ),
  )
  if (!redirects && body.value === undefined && !isMisspelt)
    return [finding(file, screen, explain.bodyMissing())]
  return []
}

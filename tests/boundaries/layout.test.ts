import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { projectRoot, readSource, sourceFiles } from './sources.ts'

/** The folders of the design, and beside them only what a tool insists on (architecture, section 1). */
const agreed = [
  ...[
    'schemas',
    'screens',
    'runtime',
    'src',
    'stories',
    'tests',
    'package.json',
    'vite.config.ts',
    'README.md',
  ],
  ...['package-lock.json', 'tsconfig.json', 'biome.json', '.npmrc', '.gitignore', 'LICENSE', '.ci'],
]
/** Written by a tool and ignored by git. */
const generated = ['.git', 'node_modules', ...readSource('.gitignore').split('\n')].map(line =>
  line.replace(/\/$/, ''),
)

describe('repository layout', () => {
  it('has only the agreed top-level entries', () => {
    const top = readdirSync(projectRoot).filter(name => !generated.includes(name) && !name.endsWith('.log'))
    expect(top.filter(name => !agreed.includes(name))).toEqual([])
    expect(agreed.filter(name => !top.includes(name))).toEqual([])
  })

  it('has one index file per top-level folder and none below', () => {
    const doors = sourceFiles().filter(path => /(?:^|\/)index\.tsx?$/.test(path))
    expect(doors.filter(path => !/^[a-z]+\/index\.ts$/.test(path))).toEqual([])
  })

  it('has no folder without a subject in its name', () => {
    expect(
      sourceFiles().filter(path => /\/(?:utils?|helpers?|common|misc|lib)(?:\d|\/|\.)/.test(path)),
    ).toEqual([])
  })

  it('has no file over 400 lines', () => {
    const long = sourceFiles(['.ts', '.tsx', '.css'])
      // Written by a tool from the schemas, one interface per word.
      .filter(path => path !== 'schemas/language/definition.ts')
      .map(path => ({ path, lines: readSource(path).split('\n').length - 1 }))
      .filter(({ lines }) => lines > 400)
    expect(long).toEqual([])
  })

  it('has no definition over 150 lines', () => {
    const long = sourceFiles().filter(
      path => path.startsWith('screens/') && readSource(path).split('\n').length > 151,
    )
    expect(long).toEqual([])
  })

  it('contains no path of one machine', () => {
    const folder = /['"`( ]\/(?:work|root|home|Users|tmp)\/\w/
    const texts = [...sourceFiles(['.ts', '.tsx', '.css', '.html', '.json']), ...loose()]
    // The naughty strings are foreign data, kept as they were published.
    const own = texts.filter(path => path !== 'tests/fixtures/blns/blns.json')
    expect(own.filter(path => folder.test(readSource(path)))).toEqual([])
  })

  it('has no skipped or exclusive test', () => {
    const off = /\b(?:it|test|describe)\.(?:skip|only|todo|fails)\b|\bx(?:it|describe)\(/
    expect(
      sourceFiles().filter(path => /^(?:tests|stories)\//.test(path) && off.test(readSource(path))),
    ).toEqual([])
  })
})

function loose(): string[] {
  const here = ['package.json', 'tsconfig.json', 'biome.json', 'vite.config.ts', 'README.md', '.ci/run']
  return here.filter(path => readdirSync(join(projectRoot, path, '..')).includes(path.replace('.ci/', '')))
}

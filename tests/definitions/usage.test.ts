import { describe, expect, it } from 'vitest'
import { importsOf, readSource, sourceFiles } from '../boundaries/sources.ts'

const stories = sourceFiles().filter(file => /^stories\/ui\/\w+\.stories\.tsx$/.test(file))

describe('design system components', () => {
  it('document when to use them, their content, accessibility and keys', () => {
    expect(stories.length).toBeGreaterThan(60)
    const silent = stories.filter(file => !/\busage\(\{/.test(readSource(file)))
    expect(silent, 'parameters: usage({ when, whenNot, content, accessibility }), from usage.ts').toEqual([])
  })

  it('have a page of documentation in Storybook', () => {
    expect(readSource('stories/.storybook/preview.tsx')).toContain("tags: ['autodocs']")
    expect(stories.filter(file => readSource(file).includes('!autodocs'))).toEqual([])
    const pages = importsOf('stories/.storybook/docs.tsx').map(({ target }) => target)
    expect(pages).toContain('stories/.storybook/UsagePage.tsx')
  })

  it('mention only existing components in their usage', () => {
    const known = new Set(sourceFiles().flatMap(file => /^runtime\/ui\/(\w+)\.tsx$/.exec(file)?.[1] ?? []))
    const unknown = stories.flatMap(file =>
      [...readSource(file).matchAll(/: use ([A-Z]\w+)s?\b/g)]
        .map(([, name = '']) => name)
        .filter(name => !known.has(name) && !known.has(name.replace(/s$/, '')))
        .map(name => `${file} names ${name}`),
    )
    expect(unknown).toEqual([])
  })
})

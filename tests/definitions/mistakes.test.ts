import { expect, it } from 'vitest'
import { checkDefinitions } from '../../schemas/check/checkDefinitions.ts'
import { formatProblems } from '../../schemas/check/formatProblems.ts'
import { project } from '../check/project.ts'
import { area, type Mistake } from './mistakes/area.ts'
import { inData } from './mistakes/data.ts'
import { inEntities } from './mistakes/entities.ts'
import { inForms } from './mistakes/forms.ts'
import { inGrids } from './mistakes/grids.ts'
import { inLists } from './mistakes/lists.ts'
import { inNavigation } from './mistakes/navigation.ts'
import { inRecords } from './mistakes/records.ts'
import { inReview } from './mistakes/reviewed.ts'
import { inScreens } from './mistakes/screens.ts'

const mistakes: readonly Mistake[] = [
  ...inScreens,
  ...inGrids,
  ...inForms,
  ...inEntities,
  ...inNavigation,
  ...inData,
  ...inLists,
  ...inRecords,
  ...inReview,
]

it('the area without a mistake has no problems', async () => {
  const { problems } = await checkDefinitions(await project(Object.fromEntries(Object.values(area))))
  expect(formatProblems(problems)).toBe('')
})

it('every mistake is different', () => {
  const written = mistakes.map(({ of, line, wrong }) => [of, line, wrong].join('\n'))
  expect(new Set(written).size).toBe(mistakes.length)
})

it.each(mistakes)(
  '$title is one problem, found where it is written, with its fix: $wrong',
  async ({ of, line, wrong, fix }) => {
    const [file, text] = area[of]
    const lines = text.split('\n')
    const at = lines.indexOf(line)
    expect(lines.indexOf(line, at + 1), 'the line is there once').toBe(-1)
    const files = { ...Object.fromEntries(Object.values(area)), [file]: lines.with(at, wrong).join('\n') }
    const { problems } = await checkDefinitions(await project(files))
    expect(problems).toMatchObject([{ file, line: at + 1, fix: expect.stringContaining(fix) }])
  },
)

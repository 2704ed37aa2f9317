import { type Finding } from '../finding.ts'
import { child, text } from '../item.ts'
import { leaves, markConditions } from './conditionLeaves.ts'
import { type Outline } from './outline.ts'
import { unknownRowField } from './rowFields.ts'

/** Marks depend on fields that the rows have. */
export function checkRowMarks(outline: Outline): Finding[] {
  return outline.grids.flatMap(grid => {
    const missing = unknownRowField(outline, grid)
    return markConditions(grid)
      .flatMap(leaves)
      .map(leaf => child(leaf, 'field'))
      .flatMap(field => missing(field, text(field)))
  })
}

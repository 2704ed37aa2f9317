import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, type Item, items, text } from '../item.ts'
import { twice } from './grids.ts'
import { exampleFault } from './importExamples.ts'
import { type Outline } from './outline.ts'
import { patternFindings } from './patterns.ts'

/** The columns of an import differ, and its template holds what they take. */
export function checkImports({ file, grids }: Outline): Finding[] {
  return grids.flatMap(grid => {
    const columns = items(child(grid, 'import', 'columns'))
    const template = child(grid, 'import', 'template')
    return [
      ...twice(
        file,
        columns.map(column => child(column, 'header')),
        explain.headerTwice,
      ),
      ...columns.flatMap(column => pattern(file, column)),
      ...(template.value === undefined
        ? []
        : columns.length === 0
          ? [finding(file, template, explain.templateEmpty())]
          : columns.filter(lacksExample).map(column => finding(file, column, explain.templateExample()))),
    ]
  })
}

function pattern(file: string, column: Item): Finding[] {
  const fault = exampleFault(column)
  return [
    ...patternFindings(file, child(column, 'pattern', 'match'), 'u'),
    ...(fault ? [finding(file, child(column, 'example'), fault)] : []),
  ]
}

/** The example of numbers, days and options follows from the column, that of a text does not. */
function lacksExample(column: Item): boolean {
  const isText = [undefined, 'text'].includes(text(child(column, 'kind')))
  const isOpen = ['example', 'options'].every(key => child(column, key).value === undefined)
  return isText && isOpen && child(column, 'required').value === true
}

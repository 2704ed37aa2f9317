import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { explain } from '../explain.ts'
import { type Finding, finding } from '../finding.ts'
import { child, text } from '../item.ts'
import { type Outline } from '../references/outline.ts'

/** The folder of the project whose files are served as they are. */
const served = 'src/app/public'

/** Template files of imports that are not in the served folder: their links would lead nowhere. */
export function templateFiles(root: string, { file, grids }: Outline): Finding[] {
  return grids.flatMap(grid => {
    const template = child(grid, 'import', 'template', 'file')
    const [path = ''] = (text(template) ?? '').split(/[?#]/)
    if (path === '' || existsSync(join(root, served, path))) return []
    return [finding(file, template, explain.templateMissing(path, `${served}${path}`))]
  })
}

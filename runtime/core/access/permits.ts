import { type Permission } from '../../../schemas/index.ts'
import { fillText } from '../path.ts'

/** What a part of a grid asks of its user; empty: nothing. */
export interface Permitted {
  /** Resource that the user must hold. */
  readonly resource: string
  /** Resource that the user must not hold. */
  readonly without: string
}

export function compilePermission({ access }: { readonly access?: Permission }): Permitted {
  return { resource: access?.resource ?? '', without: access?.without ?? '' }
}

/** Whether somebody with these resources sees a part of a screen that was opened with these path parameters. */
export function permits(resources: ReadonlySet<string>, params: Readonly<Record<string, string>>) {
  return ({ resource, without }: Permitted) =>
    (resource === '' || resources.has(fillText(resource, params))) &&
    !resources.has(fillText(without, params))
}

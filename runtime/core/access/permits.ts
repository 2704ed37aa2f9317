import { type Permission } from '../../../schemas/index.ts'

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

/** Whether somebody with these resources sees a part. */
export function permits(resources: ReadonlySet<string>) {
  return ({ resource, without }: Permitted) =>
    (resource === '' || resources.has(resource)) && !resources.has(without)
}

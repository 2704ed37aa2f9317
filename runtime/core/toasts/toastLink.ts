import { type CompiledToastLink } from '../compile/compiled.ts'
import { textsOf } from '../grid/rowTarget.ts'
import { selectPart } from '../loads/selectPart.ts'
import { tileAddress } from '../path.ts'
import { type ToastAction } from './merge.ts'

type Params = Readonly<Record<string, string>>

/**
 * The link of a success toast, with parameters from the reply; none where the reply lacks one. `pathOf` gives no path for a
 * screen that the user may not open.
 */
export function toastLink(
  link: CompiledToastLink | undefined,
  pathOf: (screen: string, params: Params) => string | undefined,
  params: Params,
  reply: unknown,
): { readonly action?: ToastAction } {
  if (!link) return {}
  const own = textsOf(link.params, field => selectPart(reply, field))
  if (Object.values(own).includes('')) return {}
  const path = pathOf(link.to, { ...params, ...own })
  return path === undefined ? {} : { action: { label: link.label, path: tileAddress(path, link.query) } }
}

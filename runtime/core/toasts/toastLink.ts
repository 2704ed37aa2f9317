import { type CompiledToastLink } from '../compile/compiled.ts'
import { tileAddress } from '../path.ts'
import { type ToastAction } from './merge.ts'

type Params = Readonly<Record<string, string>>

/** The link of a success toast; `pathOf` gives no path for a screen that the user may not open. */
export function toastLink(
  link: CompiledToastLink | undefined,
  pathOf: (screen: string, params: Params) => string | undefined,
  params: Params,
): { readonly action?: ToastAction } {
  if (!link) return {}
  const path = pathOf(link.to, params)
  return path === undefined ? {} : { action: { label: link.label, path: tileAddress(path, link.query) } }
}

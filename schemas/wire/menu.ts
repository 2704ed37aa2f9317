import { textOf } from './envelope.ts'

/** GET /api/navigation/menu: the menu as XML text, with the resources that its entries may require. */
export function readMenuText(body: unknown): string | undefined {
  return textOf(body, 'menu')
}

/**
 * One node of the menu as the XML spells it (spec 1 §3), read by `runtime/core/menu`:
 *
 *     <menu><finance><label>Finance</label><pages>
 *       <refunds><label>Refunds</label><resource>finance_refund_index</resource><afroms_state>finance-refunds</afroms_state></refunds>
 *     </pages></finance></menu>
 *
 * The name of the element is the id. `resources` is a comma-separated list; `params` holds one element per parameter.
 */
export interface MenuNode {
  readonly id: string
  readonly label: string
  readonly pages: readonly MenuNode[]
  /** One of these is required; empty: open to all users. */
  readonly resources: readonly string[]
  readonly module: string
  readonly controller: string
  readonly action: string
  readonly params: readonly (readonly [key: string, value: string])[]
  /** Name of a console screen (`afroms_state` on the wire); empty: none. */
  readonly screen: string
}

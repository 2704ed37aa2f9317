import { type Block } from '../../../schemas/index.ts'

/** The blocks of a body at every level, each before those inside of it. */
export function everyBlock(body: readonly Block[]): Block[] {
  return body.flatMap(block => {
    if (block.kind === 'tabs') return [block, ...block.tabs.flatMap(tab => everyBlock(tab.body))]
    return 'body' in block ? [block, ...everyBlock(block.body)] : [block]
  })
}

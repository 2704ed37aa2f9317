import { useMemo } from 'react'
import { compileScreen } from '../../runtime/core/compile/compileScreen.ts'
import { BlockSlot } from '../../runtime/shell/BlockSlot.tsx'
import { type Block } from '../../schemas/index.ts'

/** A block in the body of a screen; its definition are the args of the story. */
export function BlockStory(block: Block) {
  // Storybook hands over other props of its own, which a definition cannot say.
  const text = JSON.stringify(block)
  const body = useMemo(
    () => compileScreen({ name: 'story', path: '/story', title: 'Story', body: [JSON.parse(text)] }).body,
    [text],
  )
  return body.map(compiled => <BlockSlot key={text} block={compiled} />)
}

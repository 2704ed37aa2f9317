import { useMemo } from 'react'
import { compileScreen } from '../../runtime/core/compile/compileScreen.ts'
import { BlockSlot } from '../../runtime/shell/BlockSlot.tsx'
import { ScreenContext, useScreen } from '../../runtime/shell/screen/ScreenContext.tsx'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { type Block } from '../../schemas/index.ts'
import { formValidators } from '../fixtures/formValidator.ts'

/** A block in the body of a screen; its definition are the args of the story. */
export function BlockStory(block: Block) {
  return <BlocksStory body={[block]} />
}

/** Several blocks in the body of a screen. */
export function BlocksStory({ body: blocks }: { body: Block[] }) {
  // Storybook hands over other props of its own, which a definition cannot say.
  const text = JSON.stringify(blocks)
  const around = useScreen()
  const { body, forms } = useMemo(() => {
    const screen = { name: 'story', path: '/story', title: 'Story', body: JSON.parse(text) }
    const made = formValidators(...formsOf(screen))
    return {
      body: compileScreen(screen).body,
      forms: { value: made, fetch: () => Promise.resolve(made) },
    }
  }, [text])
  return (
    <ScreenContext value={{ ...around, forms }}>
      {body.map((compiled, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a definition never change their places
        <BlockSlot key={`${at} ${text}`} block={compiled} />
      ))}
    </ScreenContext>
  )
}

import { useMemo } from 'react'
import { compileScreen } from '../../runtime/core/compile/compileScreen.ts'
import { BlockSlot } from '../../runtime/shell/BlockSlot.tsx'
import { ScreenContext, useScreen } from '../../runtime/shell/screen/ScreenContext.tsx'
import { formsOf } from '../../schemas/check/forms/formsOf.ts'
import { type Block } from '../../schemas/index.ts'
import { formValidators } from '../fixtures/formValidator.ts'

/** A block in the body of a screen; its definition are the args of the story. */
export function BlockStory(block: Block) {
  // Storybook hands over other props of its own, which a definition cannot say.
  const text = JSON.stringify(block)
  const around = useScreen()
  const { body, forms } = useMemo(() => {
    const screen = { name: 'story', path: '/story', title: 'Story', body: [JSON.parse(text)] }
    const made = formValidators(...formsOf(screen))
    return {
      body: compileScreen(screen).body,
      forms: { now: made, fetch: () => Promise.resolve(made) },
    }
  }, [text])
  return (
    <ScreenContext value={{ ...around, forms }}>
      {body.map(compiled => (
        <BlockSlot key={text} block={compiled} />
      ))}
    </ScreenContext>
  )
}

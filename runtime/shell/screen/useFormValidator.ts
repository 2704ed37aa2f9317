import { useCallback } from 'react'
import { type FormValidator } from '../../../schemas/index.ts'
import { useScreen } from './ScreenContext.tsx'

/**
 * The validator of a form of this screen, by the id of the form. It is fetched with the first call; where the form stands
 * in the body of the screen, beside the data of the screen. Rejects with `ChunkMissing` as every part of the script.
 */
export function useFormValidator(id: string): () => Promise<FormValidator> {
  const { forms, screen } = useScreen()
  return useCallback(async () => {
    const validator = (await forms?.fetch())?.[id]
    if (!validator) throw new Error(`The screen ${screen.name} has no validator for the form ${id}.`)
    return validator
  }, [forms, screen, id])
}

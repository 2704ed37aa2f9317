import { useCallback, useEffect } from 'react'
import { type FormValidator } from '../../../schemas/index.ts'
import { useScreen } from './ScreenContext.tsx'

/**
 * The validator of a form of this screen, by the id of the form. Fetched as soon as the form is drawn, so that it is there
 * when the network is not; in the body of the screen it is there already. Rejects with `ChunkMissing` as every part of the script.
 */
export function useFormValidator(id: string): () => Promise<FormValidator> {
  const { forms, screen } = useScreen()
  useEffect(() => {
    forms?.fetch().catch(() => {})
  }, [forms])
  return useCallback(async () => {
    const validator = (await forms?.fetch())?.[id]
    if (!validator) throw new Error(`The screen ${screen.name} has no validator for the form ${id}.`)
    return validator
  }, [forms, screen, id])
}

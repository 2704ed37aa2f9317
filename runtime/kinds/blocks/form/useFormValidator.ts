import { useCallback } from 'react'
import { type FormValidator } from '../../../../schemas/index.ts'
import { useScreen } from '../../../shell/screen/ScreenContext.tsx'

/**
 * The validator of a form of this screen, by form id. Fetched with the first call, or with the data of the
 * screen if the form is in its body. Rejects with `ChunkMissing`.
 */
export function useFormValidator(id: string): () => Promise<FormValidator> {
  const { forms, screen } = useScreen()
  return useCallback(async () => {
    const validator = (await forms?.fetch())?.[id]
    if (!validator) throw new Error(`The screen ${screen.name} has no validator for the form ${id}.`)
    return validator
  }, [forms, screen, id])
}

import { type ErrorListProps, toPath } from '@rjsf/utils'
import { ErrorSummary } from '../../../../ui/ErrorSummary.tsx'

/** All errors above the form, each a link to its field. The focus is the form's to set: errors may also come while typing. */
export function ErrorListTemplate({ errors, registry }: ErrorListProps) {
  const { idPrefix, idSeparator } = registry.globalFormOptions
  return (
    <ErrorSummary
      attempt={0}
      errors={errors.map(({ property = '', stack }) => ({
        id: [idPrefix, ...toPath(property).filter(step => step !== '')].join(idSeparator),
        text: stack,
      }))}
    />
  )
}

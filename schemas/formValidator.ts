/** One thing that is wrong with the values of a form, as ajv says it. */
export interface FormFinding {
  /** JSON pointer into the values. */
  readonly instancePath: string
  /** Keyword of JSON Schema that does not hold. */
  readonly keyword: string
  /** Pointer to it in the schema. */
  readonly schemaPath: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Whether values are valid; afterwards `errors` holds all errors. */
export interface FormValidator {
  (values: unknown): boolean
  errors?: FormFinding[] | null
}

/** The validators of the forms of a screen, by the ids of the forms. */
export type FormValidators = Readonly<Record<string, FormValidator>>

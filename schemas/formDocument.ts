/**
 * What the precompiled validator of a form looks at. Which fields are looked at, and their limits, are data beside the
 * values: a server may lay others over them, and the validator stays the same.
 */
export interface FormDocument {
  /** The filled fields that are shown and can be changed; of a table of records a document per record. */
  readonly values: Readonly<Record<string, unknown>>
  /** Names of the fields that must be filled. */
  readonly required: readonly string[]
  /** By the names of fields. */
  readonly limits: Readonly<Record<string, FormLimits>>
}

/** Limits of one field that the server may know better than the definition. */
export interface FormLimits {
  readonly minLength?: number
  readonly maxLength?: number
  /** A regular expression with the flag u that the whole text matches. */
  readonly pattern?: string
  /** Absent: not looked at, because what can be chosen is not known. */
  readonly options?: readonly (string | number)[]
}

/** One thing that is wrong with a document, as ajv says it. */
export interface FormFinding {
  /** JSON pointer into the document. */
  readonly instancePath: string
  /** Keyword of JSON Schema that does not hold. */
  readonly keyword: string
  readonly params: Readonly<Record<string, unknown>>
}

/** Tells whether a document is right; afterwards `errors` holds everything that is wrong with it. */
export interface FormValidator {
  (document: unknown): boolean
  readonly errors?: readonly FormFinding[] | null
}

/** The validators of the forms of a screen, by the ids of the forms. */
export type FormValidators = Readonly<Record<string, FormValidator>>

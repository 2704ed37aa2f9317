/** Type guard for data from outside, compiled by ajv from a schema of this folder at build time. */
export type Validate<T> = (data: unknown) => data is T

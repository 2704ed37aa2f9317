/** Tells whether data from outside has the shape of T; made by ajv from a schema of this folder, before the page runs. */
export type Validate<T> = (data: unknown) => data is T

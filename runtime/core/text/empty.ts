/** What stands for an empty value (spec 1 §9). */
export const EMPTY = '-'

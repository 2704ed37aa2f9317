/** The validators that no first row needs, in a part of their own. */
export const fetchValidators = () => import('../../../../../src/app/validators.ts')

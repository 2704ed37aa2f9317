/**
 * The rules of axe whose findings depend on colours. They are all that is left to ask of a page that was looked at and has
 * changed nothing else.
 */
export const colourRules = ['color-contrast', 'link-in-text-block']

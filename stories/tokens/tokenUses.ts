/** What a token is for, and on what it must be seen. */
export interface TokenUse {
  readonly use: string
  /** Colours on which it is read or seen, with the least contrast to each (WCAG 2.2, 1.4.3 and 1.4.11). */
  readonly on?: { readonly colors: readonly string[]; readonly least: 3 | 4.5 }
}

/** The tokens of a page of Storybook, in their order; `tests/definitions/tokens` asks for every token. */
export type TokenGroup = Readonly<Record<string, TokenUse>>

const grounds = ['surface', 'raised', 'sunken', 'hover', 'pressed', 'selected'].map(name => `color-${name}`)
const text = { colors: grounds, least: 4.5 } as const
const sheets = ['color-surface', 'color-raised']
const line = { colors: sheets, least: 3 } as const

const colors: TokenGroup = {
  'color-surface': { use: 'The page and the inside of controls.' },
  'color-raised': { use: 'What lies over the page: menus, dialogs, panels, toasts.' },
  'color-sunken': { use: 'Areas that hold others: section menu, heads of tables, code.' },
  'color-hover': { use: 'What is under the pointer.' },
  'color-pressed': { use: 'What is pressed; the track of a bar; skeletons.' },
  'color-selected': { use: 'Selected rows, the current entry of a menu.' },
  'color-text': { use: 'Text.', on: text },
  'color-text-muted': { use: 'Labels, hints, secondary text, icons of controls.', on: text },
  'color-text-faint': { use: 'Times, counts, placeholders. Never for what must be read.', on: text },
  'color-hairline': {
    use: 'Decorative lines between parts. They carry no meaning, so they need no contrast.',
  },
  'color-outline': { use: 'The border of a control.', on: line },
  'color-accent': { use: 'Links, the primary button, what is chosen.', on: text },
  'color-accent-hover': { use: 'An accent under the pointer.', on: text },
  'color-accent-contrast': {
    use: 'Text on an accent: the label of the primary button.',
    on: { colors: ['color-accent', 'color-accent-hover'], least: 4.5 },
  },
  'color-focus': { use: 'The focus ring.', on: { colors: grounds, least: 3 } },
  'color-veil': { use: 'Over the page, behind a dialog or panel.' },
}

const tones: TokenGroup = {
  ...tone('neutral', 'A state without a judgement: draft, closed.'),
  ...tone('info', 'Something to know: waiting, in progress.'),
  ...tone('success', 'Done: paid, approved.'),
  ...tone('warning', 'Needs attention: due soon, incomplete.'),
  ...tone('danger', 'Failed, overdue, or lost by this step.'),
}

function tone(name: string, use: string): TokenGroup {
  return {
    [`tone-${name}-text`]: { use, on: { colors: [`tone-${name}-background`, ...sheets], least: 4.5 } },
    [`tone-${name}-background`]: { use: `Behind the text of the ${name} tone.` },
  }
}

const charts: TokenGroup = {
  'chart-1': { use: 'The first part of a bar.', on: line },
  'chart-2': { use: 'The second part of a bar.', on: line },
  'chart-3': { use: 'The third part of a bar.', on: line },
  'chart-4': { use: 'The fourth part of a bar.', on: line },
  'chart-5': { use: 'The fifth part of a bar. More parts are a table.', on: line },
}

const type: TokenGroup = {
  font: { use: 'All text. The font of the system: nothing is fetched.' },
  'font-mono': { use: 'Code, ids that are compared letter by letter.' },
  'text-caption': { use: 'Labels of figures, times, notes below a control.' },
  'text-body': { use: 'Text, controls, cells of grids.' },
  'text-lead': { use: 'The first sentence of a page or panel.' },
  'text-section': { use: 'Headings of sections and panels.' },
  'text-title': { use: 'The title of a screen.' },
  'text-display': { use: 'The title of a page of its own: sign in, error.' },
  'text-figure': { use: 'The figure of a tile.' },
  leading: { use: 'Line height of text.' },
  'leading-tight': { use: 'Line height of headings and figures.' },
  weight: { use: 'Text.' },
  'weight-medium': { use: 'Labels, buttons, heads of columns.' },
  'weight-strong': { use: 'Headings and figures.' },
}

const space: TokenGroup = {
  'space-1': { use: 'Between an icon and its mark.' },
  'space-2': { use: 'Between an icon and its text; between a label and its control.' },
  'space-3': { use: 'Between controls of one row; inside small controls.' },
  'space-4': { use: 'Inside cells, chips and menus.' },
  'space-5': { use: 'Between fields; inside panels.' },
  'space-6': { use: 'Between sections.' },
  'space-7': { use: 'Around the content of a page of its own.' },
  'space-8': { use: 'Above and below isolated content, such as an empty list.' },
}

const sizes: TokenGroup = {
  target: { use: 'The least height and width of what is pressed (WCAG 2.2, 2.5.8).' },
  'control-small': { use: 'Height of small controls: in rows and above lists.' },
  control: { use: 'Height of controls.' },
  row: { use: 'Height of a row of a grid at standard density.' },
  bar: { use: 'Height of the top bar.' },
  side: { use: 'Width of the section menu.' },
  'page-gutter': { use: 'Room at the sides of a screen.' },
}

const shapes: TokenGroup = {
  'radius-small': { use: 'Corners inside of controls: check boxes, marks, chips.' },
  radius: { use: 'Corners of controls.' },
  'radius-large': { use: 'Corners of tiles, menus, dialogs.' },
  'shadow-control': { use: 'Below a button.' },
  'shadow-overlay': { use: 'Below what lies over the page.' },
  'focus-ring': { use: 'Round what the keyboard has reached.' },
  disabled: { use: 'Opacity of what is out of use.' },
}

const motion: TokenGroup = {
  'motion-quick': { use: 'Changes of colour. With reduced motion none is seen.' },
  motion: { use: 'What appears, opens or slides. With reduced motion none is seen.' },
  ease: { use: 'The course of both: quick at first.' },
}

const layers: TokenGroup = {
  'layer-frame': { use: 'The top bar, over the content that scrolls below it.' },
  'layer-dialog': { use: 'Dialogs and panels.' },
  'layer-popup': { use: 'Menus, lists and tooltips, also those of a dialog.' },
}

export const tokenGroups = { colors, tones, charts, type, space, sizes, shapes, motion, layers } as const

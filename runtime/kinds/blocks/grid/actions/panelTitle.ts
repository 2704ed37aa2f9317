import { type Row } from '../../../../../schemas/wire/gridReply.ts'
import { fillText, placeholders } from '../../../../core/path.ts'
import { rowParams } from './rowParams.ts'

/** The heading of the panel of an action, with the fields of its row. */
export function panelTitle(title: string, row: Row | undefined): string {
  return fillText(title, rowParams(Object.fromEntries(placeholders(title).map(name => [name, name])), row))
}

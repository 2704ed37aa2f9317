import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locator } from 'playwright'
import { calls } from '../../../runtime/core/calls.ts'
import { type BlockOf, type Grid } from '../../../schemas/index.ts'
import { valuesIn } from './fillForm.ts'
import { commentsButton, type OwnDesk, type OwnSteps } from './ownSteps.ts'
import { dialogOf, questionOf } from './pageParts.ts'
import { alone, type Place, placedBlocks, type Write, writes } from './writes.ts'

/** What the console itself lets a user change, wherever a screen has it: no action and no form of a definition says so. */
export const ownWrites: readonly Write[] = [
  ...placedBlocks.flatMap(({ block, place }) => {
    if (block.kind === 'grid') return [...ofImport(block.grid, place), ...ofSavedFilters(block.grid, place)]
    return block.kind === 'attachments' ? ofAttachments(block, place) : []
  }),
  ...writes.filter(({ scope }) => scope === 'comments').flatMap(ofThread),
  ...ofNotifications(),
]

/** What is done by no action, but offered by a part of the console. */
function part(
  place: Place,
  { name, label, call, own }: Pick<Write, 'name' | 'label' | 'call'> & { own: OwnSteps },
): Write {
  const { name: screen } = place.facts.screen
  return {
    ...place,
    ...alone,
    scope: 'screen',
    grid: undefined,
    lock: 0,
    name: `${screen}: ${name}`,
    label,
    call,
    own,
  }
}

function buttonOf(desk: OwnDesk, name: string): Locator {
  return desk.page.getByRole('button', { name, exact: true }).first()
}

async function openDialog(desk: OwnDesk, opener: Locator): Promise<Locator> {
  const dialog = dialogOf(desk.page)
  const open = dialog.and(desk.page.locator(':not([data-closed])'))
  if (await open.isVisible()) return dialog
  // One that fades out is still there.
  await dialog.waitFor({ state: 'detached' })
  await opener.click()
  await open.waitFor()
  return dialog
}

/** Resolves when the question before has closed: while it fades out, a press may still reach it. */
async function faded(desk: OwnDesk): Promise<void> {
  await questionOf(desk.page).waitFor({ state: 'detached' })
}

/** The files that were made to import, by their marks: a file keeps its date, by which the console knows it again. */
const files = new Map<string, string>()
let folder: string | undefined

function csvFile(mark: string, { columns = [] }: NonNullable<Grid['import']>): string {
  if (folder === undefined) {
    const made = mkdtempSync(join(tmpdir(), 'imports-'))
    process.once('exit', () => rmSync(made, { recursive: true, force: true }))
    folder = made
  }
  const path = files.get(mark) ?? join(folder, `${mark}.csv`)
  if (!files.has(mark)) writeFileSync(path, `${columns.map(({ header }) => header).join(',')}\n1\n`)
  files.set(mark, path)
  return path
}

function ofImport({ id, import: definition }: Grid, place: Place): Write[] {
  if (!definition) return []
  const { type, header: label = 'Import' } = definition
  const { method, path } = calls.massImport(type)
  /** The panel is locked from the press on, closes half a second after any reply (spec 1 §9), and keeps its file. */
  const open = async (desk: OwnDesk) => {
    await dialogOf(desk.page).locator('[aria-busy=true]').waitFor({ state: 'detached' })
    return openDialog(desk, buttonOf(desk, label))
  }
  const own: OwnSteps = {
    armed: [],
    async reach(desk, mark) {
      const dialog = await open(desk)
      await dialog.locator('input[type=file]').setInputFiles(csvFile(mark, definition))
      await dialog.getByRole('region', { name: 'First rows of the file' }).waitFor()
    },
    button: async desk => (await open(desk)).getByRole('button', { name: 'Upload', exact: true }),
    typed: async desk =>
      String(await (await open(desk)).getByRole('button', { name: /^Remove .*\.csv$/ }).count()),
  }
  return [part(place, { name: `${id}, import`, label, call: `${method} ${path}`, own })]
}

function ofSavedFilters({ id, savedFilters, filters = [] }: Grid, place: Place): Write[] {
  if (!savedFilters) return []
  const list = calls.savedFilters(savedFilters)
  const label = 'Saved filters'
  const applied = filters.find(
    ({ kind, savable }) => (kind === 'text' || kind === 'number') && savable !== false,
  )
  if (!applied) throw new Error(`${id} has no filter to save that takes a 1.`)
  const filtered = { ...place, address: `${place.address}?${applied.field}=1` }
  const kept = { idFilter: 7, description: 'Kept', filters: [] }
  const armed = (customFilters: readonly object[]) => [
    { call: `${list.method} ${list.path}`, body: { customFilters } },
  ]
  const open = (desk: OwnDesk) =>
    openDialog(desk, desk.page.getByRole('button', { name: label, exact: true }))
  const description = async (desk: OwnDesk) =>
    (await open(desk)).getByRole('textbox', { name: 'Description' })
  return [
    part(filtered, {
      name: `${id}, save a filter`,
      label,
      call: `POST ${list.path}`,
      own: {
        armed: armed([]),
        reach: async (desk, mark) => (await description(desk)).fill(mark),
        button: async desk => (await open(desk)).getByRole('button', { name: 'Save', exact: true }),
        typed: async desk => (await description(desk)).inputValue(),
      },
    }),
    part(filtered, {
      name: `${id}, delete a saved filter`,
      label,
      call: `DELETE ${list.path}/{idFilter}`,
      own: {
        armed: armed([kept]),
        reach: async desk => {
          await open(desk)
        },
        button: async desk => {
          await faded(desk)
          await (await open(desk)).getByRole('button', { name: 'Delete Kept' }).click()
          return questionOf(desk.page).getByRole('button').last()
        },
        typed: async () => '',
      },
    }),
  ]
}

function ofAttachments({ readOnly }: BlockOf<'attachments'>, place: Place): Write[] {
  if (readOnly !== undefined) return []
  const list = '/api/attachments/{entity}/{id}'
  const kept = { idAttachment: 7, name: 'kept.pdf', type: 'application/pdf', size: 900, removable: true }
  const armed = (data: readonly object[]) => [{ call: `GET ${list}`, body: { success: true, data } }]
  const add = `POST ${list}`
  return [
    part(place, {
      name: 'add a file',
      label: 'Try again',
      call: add,
      own: {
        // Choosing a file sends it: what can be pressed again is an upload that was refused, in its own page alone.
        onePage: true,
        armed: [...armed([]), { call: add, body: { success: false, message: 'Not yet.' } }],
        reach: async (desk, mark) => {
          const file = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(mark) }
          await desk.page.getByLabel('Add files').setInputFiles(file)
          await uploads(desk)
            .getByRole('button', { name: /^Try again/ })
            .waitFor()
        },
        button: async desk => uploads(desk).getByRole('button', { name: /^Try again/ }),
        typed: async desk =>
          String(
            await uploads(desk)
              .getByRole('button', { name: /^Try again/ })
              .isVisible(),
          ),
        done: desk => uploads(desk).waitFor({ state: 'detached' }),
      },
    }),
    part(place, {
      name: 'delete a file',
      label: 'Delete kept.pdf',
      call: `DELETE ${list}/{idAttachment}`,
      own: {
        armed: armed([kept]),
        reach: desk => buttonOf(desk, 'Delete kept.pdf').waitFor(),
        button: async desk => {
          await faded(desk)
          await buttonOf(desk, 'Delete kept.pdf').click()
          return questionOf(desk.page).getByRole('button').last()
        },
        typed: async () => '',
      },
    }),
  ]
}

function uploads(desk: OwnDesk): Locator {
  return desk.page.getByRole('list', { name: 'Uploads' })
}

/** Both replies to a thread: one that leaves it open, and one that closes it. */
function ofThread(write: Write): Write[] {
  const root = {
    commentId: 7,
    content: 'Who looks into this?',
    createdAt: '2026-01-05 10:00:00',
    user: { username: 'ada' },
    isIssue: true,
    canReply: true,
    isAnswered: false,
    isOpened: true,
  }
  const armed = [{ call: 'GET /api/comment/{entity}/{id}', body: { success: true, data: [root] } }]
  return [false, true].map(closes => ({
    ...write,
    name: `${write.name}, ${closes ? 'close the thread' : 'reply'}`,
    own: {
      armed,
      reach: async (desk, mark) => {
        const dialog = await openDialog(desk, commentsButton(desk.page, write.label))
        const text = dialog.getByRole('textbox')
        await text
          .or(dialog.getByRole('button', { name: 'Reply', exact: true }))
          .first()
          .waitFor()
        if (await text.isVisible()) return
        await dialog.getByRole('button', { name: 'Reply', exact: true }).click()
        await text.fill(mark)
        if (closes) await dialog.getByRole('checkbox', { name: 'Close thread' }).check()
      },
      button: async desk =>
        dialogOf(desk.page).locator('form').getByRole('button', { name: 'Reply', exact: true }),
      typed: desk => valuesIn(dialogOf(desk.page).locator('form')),
    },
  }))
}

function ofNotifications(): Write[] {
  const shown = placedBlocks.find(({ block }) => block.kind === 'grid')
  if (!shown) throw new Error('No screen has a grid.')
  const list = '/api/navigation/notification'
  const item = {
    id: 7,
    createdAt: '2026-01-05 10:00:00',
    readed: false,
    body: { type: 'SUCCESS', message: 'The report is ready.' },
  }
  const open = (desk: OwnDesk) => openDialog(desk, desk.page.getByRole('button', { name: /^Notifications/ }))
  const one = (name: string, call: string, label: string, ofItem = false): Write => {
    const pressed = (desk: OwnDesk) => {
      const around = ofItem ? dialogOf(desk.page).getByRole('listitem') : dialogOf(desk.page)
      return around.getByRole('button', { name: label, exact: true })
    }
    return part(shown.place, {
      name: `notifications, ${name}`,
      label,
      call,
      own: {
        armed: [{ call: `GET ${list}`, body: { notifications: [item] } }],
        reach: async desk => {
          // The list comes with the document.
          await desk.open(shown.place.address)
          await open(desk)
          await pressed(desk).waitFor()
        },
        button: async desk => {
          await open(desk)
          const keep = dialogOf(desk.page).getByRole('button', { name: 'Keep them' })
          if (label === 'Clear all' && !(await keep.isVisible())) {
            await pressed(desk).click()
            await keep.waitFor()
          }
          return pressed(desk)
        },
        typed: async () => '',
        done: desk => pressed(desk).waitFor({ state: 'detached' }),
      },
    })
  }
  return [
    one('mark all read', `POST ${list}/{ids}`, 'Mark all as read'),
    one('mark one read', `POST ${list}/{ids}`, 'Mark as read', true),
    one('close one', `DELETE ${list}/{id}`, 'Close', true),
    one('clear all', `DELETE ${list}`, 'Clear all'),
  ]
}

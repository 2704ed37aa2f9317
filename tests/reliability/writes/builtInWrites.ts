import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Locator } from 'playwright'
import { calls } from '../../../runtime/core/calls.ts'
import { type BlockOf, type Grid } from '../../../schemas/index.ts'
import { type BuiltInPage, type BuiltInWrite, commentsButton } from './builtInWrite.ts'
import { valuesIn } from './fillForm.ts'
import { dialogOf, questionOf } from './pageParts.ts'
import { type BlockPlace, placedBlocks, type Write, withoutAction, writes } from './writes.ts'

/** Writes that the console itself offers on screens: imports, saved filters, attachments, comments and notifications. */
export const builtInWrites: readonly Write[] = [
  ...placedBlocks.flatMap(({ block, place }) => {
    if (block.kind === 'grid') return [...ofImport(block.grid, place), ...ofSavedFilters(block.grid, place)]
    return block.kind === 'attachments' ? ofAttachments(block, place) : []
  }),
  ...writes.filter(({ scope }) => scope === 'comments').flatMap(ofThread),
  ...ofNotifications(),
]

/** A write of the console itself. */
function part(
  place: BlockPlace,
  { name, label, call, builtIn }: Pick<Write, 'name' | 'label' | 'call'> & { builtIn: BuiltInWrite },
): Write {
  const { name: screen } = place.facts.screen
  return {
    ...place,
    ...withoutAction,
    scope: 'screen',
    grid: undefined,
    lock: 0,
    name: `${screen}: ${name}`,
    label,
    call,
    builtIn,
  }
}

function buttonOf(driver: BuiltInPage, name: string): Locator {
  return driver.page.getByRole('button', { name, exact: true }).first()
}

async function openDialog(driver: BuiltInPage, opener: Locator): Promise<Locator> {
  const dialog = dialogOf(driver.page)
  const open = dialog.and(driver.page.locator(':not([data-closed])'))
  if (await open.isVisible()) return dialog
  // One that fades out is still there.
  await dialog.waitFor({ state: 'detached' })
  await opener.click()
  await open.waitFor()
  return dialog
}

/** Resolves when the question before has closed: while it fades out, a press may still reach it. */
async function faded(driver: BuiltInPage): Promise<void> {
  await questionOf(driver.page).waitFor({ state: 'detached' })
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

function ofImport({ id, import: definition }: Grid, place: BlockPlace): Write[] {
  if (!definition) return []
  const { type, header: label = 'Import' } = definition
  const { method, path } = calls.massImport(type)
  /** The panel is locked from the press on, closes half a second after any reply (spec 1 §9), and keeps its file. */
  const open = async (driver: BuiltInPage) => {
    await dialogOf(driver.page).locator('[aria-busy=true]').waitFor({ state: 'detached' })
    return openDialog(driver, buttonOf(driver, label))
  }
  const builtIn: BuiltInWrite = {
    armed: [],
    async openAndFill(driver, mark) {
      const dialog = await open(driver)
      await dialog.locator('input[type=file]').setInputFiles(csvFile(mark, definition))
      await dialog.getByRole('region', { name: 'First rows of the file' }).waitFor()
    },
    submitButton: async driver => (await open(driver)).getByRole('button', { name: 'Upload', exact: true }),
    typedValues: async driver =>
      String(await (await open(driver)).getByRole('button', { name: /^Remove .*\.csv$/ }).count()),
  }
  return [part(place, { name: `${id}, import`, label, call: `${method} ${path}`, builtIn })]
}

function ofSavedFilters({ id, savedFilters, filters = [] }: Grid, place: BlockPlace): Write[] {
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
  const open = (driver: BuiltInPage) =>
    openDialog(driver, driver.page.getByRole('button', { name: label, exact: true }))
  const description = async (driver: BuiltInPage) =>
    (await open(driver)).getByRole('textbox', { name: 'Description' })
  return [
    part(filtered, {
      name: `${id}, save a filter`,
      label,
      call: `POST ${list.path}`,
      builtIn: {
        armed: armed([]),
        openAndFill: async (driver, mark) => (await description(driver)).fill(mark),
        submitButton: async driver => (await open(driver)).getByRole('button', { name: 'Save', exact: true }),
        typedValues: async driver => (await description(driver)).inputValue(),
      },
    }),
    part(filtered, {
      name: `${id}, delete a saved filter`,
      label,
      call: `DELETE ${list.path}/{idFilter}`,
      builtIn: {
        armed: armed([kept]),
        openAndFill: async driver => {
          await open(driver)
        },
        submitButton: async driver => {
          await faded(driver)
          await (await open(driver)).getByRole('button', { name: 'Delete Kept' }).click()
          return questionOf(driver.page).getByRole('button').last()
        },
        typedValues: async () => '',
      },
    }),
  ]
}

function ofAttachments({ readOnly }: BlockOf<'attachments'>, place: BlockPlace): Write[] {
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
      builtIn: {
        // Choosing a file sends it: what can be pressed again is an upload that was refused, in its own page alone.
        onePage: true,
        armed: [...armed([]), { call: add, body: { success: false, message: 'Not yet.' } }],
        openAndFill: async (driver, mark) => {
          const file = { name: `${mark}.pdf`, mimeType: 'application/pdf', buffer: Buffer.from(mark) }
          await driver.page.getByLabel('Add files').setInputFiles(file)
          await uploads(driver)
            .getByRole('button', { name: /^Try again/ })
            .waitFor()
        },
        submitButton: async driver => uploads(driver).getByRole('button', { name: /^Try again/ }),
        typedValues: async driver =>
          String(
            await uploads(driver)
              .getByRole('button', { name: /^Try again/ })
              .isVisible(),
          ),
        waitUntilDone: driver => uploads(driver).waitFor({ state: 'detached' }),
      },
    }),
    part(place, {
      name: 'delete a file',
      label: 'Delete kept.pdf',
      call: `DELETE ${list}/{idAttachment}`,
      builtIn: {
        armed: armed([kept]),
        openAndFill: driver => buttonOf(driver, 'Delete kept.pdf').waitFor(),
        submitButton: async driver => {
          await faded(driver)
          await buttonOf(driver, 'Delete kept.pdf').click()
          return questionOf(driver.page).getByRole('button').last()
        },
        typedValues: async () => '',
      },
    }),
  ]
}

function uploads(driver: BuiltInPage): Locator {
  return driver.page.getByRole('list', { name: 'Uploads' })
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
    builtIn: {
      armed,
      openAndFill: async (driver, mark) => {
        const dialog = await openDialog(driver, commentsButton(driver.page, write.label))
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
      submitButton: async driver =>
        dialogOf(driver.page).locator('form').getByRole('button', { name: 'Reply', exact: true }),
      typedValues: driver => valuesIn(dialogOf(driver.page).locator('form')),
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
  const open = (driver: BuiltInPage) =>
    openDialog(driver, driver.page.getByRole('button', { name: /^Notifications/ }))
  const one = (name: string, call: string, label: string, ofItem = false): Write => {
    const pressed = (driver: BuiltInPage) => {
      const around = ofItem ? dialogOf(driver.page).getByRole('listitem') : dialogOf(driver.page)
      return around.getByRole('button', { name: label, exact: true })
    }
    return part(shown.place, {
      name: `notifications, ${name}`,
      label,
      call,
      builtIn: {
        armed: [{ call: `GET ${list}`, body: { notifications: [item] } }],
        openAndFill: async driver => {
          // The list comes with the document.
          await driver.open(shown.place.address)
          await open(driver)
          await pressed(driver).waitFor()
        },
        submitButton: async driver => {
          await open(driver)
          const keep = dialogOf(driver.page).getByRole('button', { name: 'Keep them' })
          if (label === 'Clear all' && !(await keep.isVisible())) {
            await pressed(driver).click()
            await keep.waitFor()
          }
          return pressed(driver)
        },
        typedValues: async () => '',
        waitUntilDone: driver => pressed(driver).waitFor({ state: 'detached' }),
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

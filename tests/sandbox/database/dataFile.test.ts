import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { openDatabase } from '../../../src/sandbox/database/database.ts'

let folder = ''
beforeEach(() => {
  const made = mkdtempSync(join(tmpdir(), 'data-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  folder = made
})

describe('data file', () => {
  it('is kept if it contains something else, with an error at start', () => {
    const notes = join(folder, 'notes.txt')
    writeFileSync(notes, 'mine')
    expect(() => openDatabase(notes, 'empty')).toThrow(
      `${notes} is not a data file of the sandbox and was not changed. Name another file with SANDBOX_DATA, or :memory:.`,
    )
    expect(readFileSync(notes, 'utf8')).toBe('mine')
  })

  it('is kept if it is the database of another program', () => {
    const other = join(folder, 'other.sqlite')
    const db = new DatabaseSync(other)
    db.exec("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('mine');")
    db.close()
    const before = readFileSync(other)
    expect(() => openDatabase(other, 'empty')).toThrow('is not a data file of the sandbox')
    expect(readFileSync(other)).toEqual(before)
  })

  it('cannot be a folder', () => {
    expect(() => openDatabase(folder, 'empty')).toThrow(`${folder} is a folder. Name another file`)
  })

  it('must be writable, or the start reports which one is not', () => {
    const notes = join(folder, 'notes.txt')
    writeFileSync(notes, '')
    const below = join(notes, 'data.sqlite')
    expect(() => openDatabase(below, 'empty')).toThrow(`The data cannot be kept in ${below}: `)
  })

  it('is filled if empty, and recreated if it has another seed or is corrupt', () => {
    const data = join(folder, 'data.sqlite')
    writeFileSync(data, '')
    openDatabase(data, 'empty').close()
    const db = new DatabaseSync(data)
    db.exec("UPDATE meta SET value = 'of another version' WHERE key = 'seed'")
    db.close()
    openDatabase(data, 'empty').close()
    writeFileSync(data, 'SQLite format 3\0and nothing else')
    const filled = openDatabase(data, 'empty')
    expect(filled.prepare("SELECT count(*) AS number FROM meta WHERE key = 'seed'").get()).toEqual({
      number: 1,
    })
    filled.close()
  })
})

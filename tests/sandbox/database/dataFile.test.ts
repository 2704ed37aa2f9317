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

describe('the file of the data', () => {
  it('is left as it is when it holds something else, and the start says so', () => {
    const notes = join(folder, 'notes.txt')
    writeFileSync(notes, 'mine')
    expect(() => openDatabase(notes, 'empty')).toThrow(
      `${notes} holds no data of the sandbox, and is left as it is. Name another file with SANDBOX_DATA, or :memory:.`,
    )
    expect(readFileSync(notes, 'utf8')).toBe('mine')
  })

  it('is left as it is when it is the database of another program', () => {
    const other = join(folder, 'other.sqlite')
    const db = new DatabaseSync(other)
    db.exec("CREATE TABLE note (text TEXT); INSERT INTO note VALUES ('mine');")
    db.close()
    const before = readFileSync(other)
    expect(() => openDatabase(other, 'empty')).toThrow('holds no data of the sandbox')
    expect(readFileSync(other)).toEqual(before)
  })

  it('is no folder', () => {
    expect(() => openDatabase(folder, 'empty')).toThrow(`${folder} is a folder. Name another file`)
  })

  it('can be written, or the start says which it is', () => {
    const notes = join(folder, 'notes.txt')
    writeFileSync(notes, '')
    const below = join(notes, 'data.sqlite')
    expect(() => openDatabase(below, 'empty')).toThrow(`The data cannot be kept in ${below}: `)
  })

  it('is filled when it is empty, and made again when it holds those of another seed or is broken', () => {
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

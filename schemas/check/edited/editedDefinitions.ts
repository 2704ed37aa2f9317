import { Worker } from 'node:worker_threads'
import { compileCache } from '../compileCache.ts'
import { explain } from '../explain.ts'
import { type Catalogue } from './catalogue.ts'
import {
  type Answer,
  type Asked,
  type CheckedText,
  type DrawnScreen,
  type WrittenDefinition,
} from './editedMessages.ts'
import { nextVersion, savedVersion } from './savedVersion.ts'

/** The definitions of a project, edited without saving. */
export interface EditedDefinitions {
  /** Begins to read, so that the first answer comes sooner. */
  begin(): void
  catalogue(): Promise<Catalogue>
  /** The text of a definition as the editor takes it. Undefined: there is no such definition. */
  text(file: string): Promise<WrittenDefinition | undefined>
  /** A screen as it is saved, ready to be drawn. Undefined: there is no such screen, or it has problems. */
  screen(name: string): Promise<DrawnScreen | undefined>
  /** Checks all definitions with this text in the place of one. `screen` is the one to draw. */
  check(file: string, text: string, screen?: string): Promise<CheckedText>
  /** The version of the saved files, once it is not the known one or `signal` ends the wait. */
  saved(known: string, signal: AbortSignal): Promise<string>
  close(): void
}

interface Limits {
  /** Milliseconds for one check once the definitions are read. A valid one can take over 10,000 on a busy machine. Default 30,000. */
  readonly patience?: number
  /** Milliseconds for the first answer of a thread, which reads the definitions. Default 60,000. */
  readonly firstPatience?: number
}

/** The check took too long. */
class CheckOvertime extends Error {}

/**
 * Answers from a thread that has read the definitions, one question after the other. A thread that does not answer in time
 * is ended, and the next question starts a new one, as it does when a file below `screens` or `schemas` was saved.
 */
export function editedDefinitions(
  root: string,
  { patience = 30_000, firstPatience = 60_000 }: Limits = {},
): EditedDefinitions {
  let worker: Worker | undefined
  let isFresh = true
  let readVersion = ''
  const closing = new AbortController()
  let last: Promise<unknown> = Promise.resolve()

  function end(): void {
    void worker?.terminate()
    worker = undefined
  }

  function ready(): Worker {
    const version = savedVersion(root)
    if (version !== readVersion) end()
    readVersion = version
    if (worker) return worker
    isFresh = true
    worker = new Worker(script, {
      workerData: { root, version },
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 1024, maxYoungGenerationSizeMb: 96 },
      ...compileCache(root),
    })
    return worker
  }

  function ask(asked: Asked): Promise<Answer> {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>()
    const thread = ready()
    const answered = (answer: Answer) => {
      isFresh = false
      resolve(answer)
    }
    const fail = (error: unknown) => {
      end()
      reject(error)
    }
    const ended = () => fail(new Error('The check has ended by itself.'))
    const late = () => fail(new CheckOvertime('The check took too long.'))
    const timer = setTimeout(late, isFresh ? firstPatience : patience)
    thread.on('message', answered).on('error', fail).on('exit', ended)
    thread.postMessage(asked)
    return promise.finally(() => {
      clearTimeout(timer)
      thread.off('message', answered).off('error', fail).off('exit', ended)
    })
  }

  /** One at a time: a thread answers in order, and its time counts for one question. */
  function inTurn(asked: Asked): Promise<Answer> {
    const answer = last.then(() => ask(asked))
    last = answer.catch(() => undefined)
    return answer
  }

  return {
    begin() {
      // Whoever asks for the list later gets the failure, too.
      inTurn({ ask: 'catalogue' }).catch(() => undefined)
    },
    async catalogue() {
      const answer = await inTurn({ ask: 'catalogue' })
      if ('catalogue' in answer) return answer.catalogue
      throw failure(answer)
    },
    async text(file) {
      const answer = await inTurn({ ask: 'text', file })
      if ('text' in answer) return answer.text
      throw failure(answer)
    },
    async screen(name) {
      const answer = await inTurn({ ask: 'screen', name })
      if ('saved' in answer) return answer.saved
      throw failure(answer)
    },
    async check(file, text, screen) {
      const answer = await inTurn({
        ask: 'check',
        file,
        text,
        ...(screen !== undefined && { screen }),
      }).catch((error: unknown): Answer => {
        if (!(error instanceof CheckOvertime)) throw error
        return { problems: [{ file, line: 1, column: 1, pointer: '', ...explain.editedOvertime() }] }
      })
      if ('problems' in answer) return answer
      throw failure(answer)
    },
    saved: (known, signal) => nextVersion(root, known, AbortSignal.any([signal, closing.signal])),
    close() {
      closing.abort()
      end()
    },
  }
}

function failure(answer: Answer): Error {
  return new Error(
    'failed' in answer ? answer.failed : 'The check gave another answer than it was asked for.',
  )
}

const script = new URL('./editedWorker.ts', import.meta.url)

import { randomOf } from '../../../../src/sandbox/seed/random.ts'
import { type FaultName, faultKinds, faultNames } from '../../calls/faults.ts'
import { type Reading, readings } from '../../calls/readCalls.ts'
import { runReading } from '../../calls/runReading.ts'
import { runWrite } from '../../calls/runWrite.ts'
import { type FaultKind, shuffled } from '../../faultKind.ts'
import { runWriteCases } from '../../writes/runWriteCases.ts'
import { type Write, writes } from '../../writes/writes.ts'

interface Case {
  readonly reading?: Reading
  readonly write?: Write
  readonly fault: FaultName
}

const name = 'callsAndFaults'
const all: readonly Case[] = [
  ...readings.flatMap(reading =>
    faultNames.filter(fault => fault !== 'lost after the work').map(fault => ({ reading, fault })),
  ),
  ...writes.flatMap(write => faultNames.map(fault => ({ write, fault }))),
]

export const kind: FaultKind = {
  name,
  varied:
    'all calls of every screen, including those that write × connections lost before and after processing, no reply, 4xx, 5xx, HTML pages of proxies, invalid JSON, meaningless JSON, redirects',
  unit: 'failed calls',
  expected: 'no blank screen, an error text, a retry or link, typed values are kept, and no exception',
  full: 2400,
  sample: 8,
  run: asked =>
    runWriteCases(
      asked,
      shuffled(all, name, asked.seed),
      ({ reading, write }) => (reading ?? write)?.name ?? '',
      (driver, { reading, write, fault: kindOfFault }, at) => {
        const random = randomOf(`${name} ${asked.seed} ${at}`)
        const fault = faultKinds[kindOfFault](random, write !== undefined)
        if (write) return runWrite(driver, write, fault, at)
        if (reading) return runReading(driver, reading, fault)
        throw new Error('The case has no call.')
      },
      ({ write }) => write !== undefined,
    ),
}

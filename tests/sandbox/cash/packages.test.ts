import { describe, expect, it } from 'vitest'
import { cashDesk } from './cashDesk.ts'

const desk = cashDesk()

describe('packages that do not add up', () => {
  it('are assigned, adjusted, disputed or lost, and whoever comes second is told', async () => {
    const [row] = await desk.grid('troubleshooting/grid', 'trouble', 'amountDiffers')
    const id = Number(row?.idPackage)
    expect(await desk.ask(`POST troubleshooting/${id}/dispute?version=1`, {})).toMatchObject({ status: 200 })
    const body = { direction: 'up', amount: 1, reason: 'Cash difference', version: 1 }
    expect(await desk.ask(`POST troubleshooting/${id}/adjust`, body)).toMatchObject({ status: 409 })
    expect(await desk.ask(`POST troubleshooting/${id}/adjust`, { ...body, version: 2 })).toMatchObject({
      status: 200,
    })
    expect(await desk.grid('troubleshooting/grid', 'idPackage', String(id))).toEqual([])
    const [orphan] = await desk.grid('troubleshooting/grid', 'trouble', 'noPartner')
    const path = `troubleshooting/${orphan?.idPackage}`
    expect(await desk.ask(`POST ${path}/lost`, {})).toMatchObject({ status: 409 })
    const before = await desk.balance('Hub Leeds', String(orphan?.currency))
    expect(await desk.ask(`POST ${path}/partner`, { partnerId: 9 })).toMatchObject({ status: 200 })
    const after = await desk.balance('Hub Leeds', String(orphan?.currency))
    expect(after - before).toBeCloseTo(Number(orphan?.collected), 2)
  })
})

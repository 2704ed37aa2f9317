import { describe, expect, it, onTestFinished } from 'vitest'
import { committedValidation } from '../../../src/sandbox/contract/validateCalls.ts'
import { failOnReplyFault } from '../../../src/sandbox/openSandbox.ts'
import { keepReplyFaults, replyFaults } from '../../support/replyFaults.ts'

const { contract, replyFault } = committedValidation()
const fix = 'Answer what the contract says, or correct the call'

function faultOf(method: string, path: string, status: number, body: unknown): string | undefined {
  const operation = contract.find(method, path)
  if (!operation) throw new Error(`${method} ${path} is no call.`)
  return replyFault(operation, status, body)
}

describe('reply that violates the contract', () => {
  it('is reported with its call, place, value and a fix', () => {
    const fault = faultOf('GET', '/api/comment/count/order/536365', 200, { commentCount: [3] })
    expect(fault).toBe(
      'commentCount (GET /api/comment/count/{entity}/{id}) answered 200: ' +
        `commentCount must be number,string, is [3]. ${fix} commentCount or its entity below screens/ and run npm run contract.`,
    )
    expect(faultOf('GET', '/api/comment/count/order/536365', 200, { commentCount: 3 })).toBeUndefined()
  })

  it('is also a failure whose message is not a text', () => {
    expect(faultOf('GET', '/api/comment/count/order/1', 404, { message: 404 })).toContain(
      'answered 404: message must be string, is 404.',
    )
  })

  it('is reported with at most five places', () => {
    const data = Array.from({ length: 9 }, () => 5)
    expect(faultOf('GET', '/api/navigation/acl-resource', 200, { data })).toContain(
      'data.4 must be string,object, is 5; and 4 more. ',
    )
  })

  it('is a failure of a sandbox in its own process, whose output the test reads', () => {
    const before = replyFaults.length
    onTestFinished(() => void replyFaults.splice(before))
    let printed = ''
    try {
      failOnReplyFault('menu (GET /api/navigation/menu) answered 200: menu must be string')
    } catch (error) {
      printed = `ErrorLogId 1 ${error instanceof Error ? error.stack : ''}`
    }
    for (const line of printed.split('\n')) keepReplyFaults(line)
    expect(replyFaults.splice(before)).toEqual([
      'menu (GET /api/navigation/menu) answered 200: menu must be string',
    ])
  })
})

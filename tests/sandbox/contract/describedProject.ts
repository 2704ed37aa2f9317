import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeDefinedContract } from '../../../src/sandbox/contract/definedContract.ts'
import { language, writeFiles } from '../../check/project.ts'
import { openTestSandbox } from '../client.ts'

/** A sandbox whose definitions are these, as the inside of `defineEntities` and `defineCalls`; its user holds `voucher_index`. */
export async function openDescribed(entities: string, calls: string, others: Record<string, string> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'described-'))
  await writeFiles(folder, {
    'marketing/entities/all.ts': `import { defineEntities } from '${language}'
export default defineEntities({ ${entities} })
`,
    'marketing/calls/all.ts': `import { defineCalls } from '${language}'
export default defineCalls({ base: '/api/vouchers', of: 'voucher', resource: 'voucher_index', calls: { ${calls} } })
`,
    ...others,
  })
  const opened = await openTestSandbox({ defined: makeDefinedContract(folder) })
  const token = opened.sandbox.signIn('viewer', ['voucher_index'])
  return {
    ...opened,
    token,
    async answer(call: string, body?: unknown) {
      const reply = await opened.ask(call, { token, ...(body === undefined ? {} : { body }) })
      return { status: reply.status, ...Object(reply.json()) }
    },
    async end() {
      opened.close()
      await rm(folder, { recursive: true })
    },
  }
}

export const page = { pagination: { limit: 100, offset: 0 }, filter: [], sort: [], columns: [] }

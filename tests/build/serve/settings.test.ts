import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { configurationOf } from '../../../src/build/serve/configuration.ts'
import { isLoopback, readSettings } from '../../../src/build/serve/settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'config-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const withConfig = (text: string) => {
  const config = join(folder, 'config.json')
  writeFileSync(config, text)
  return configurationOf({ ...readSettings({}), config })
}

describe('server settings', () => {
  it('default to port 4000 on loopback with the basic data', () => {
    const settings = readSettings({})
    expect(settings).toMatchObject({ port: 4000, host: '127.0.0.1', seed: 'basic', dialect: 'standard' })
    expect(settings.data).toMatch(/\.data\/sandbox-basic\.sqlite$/)
    expect(readSettings({ SANDBOX_SEED: 'large' }).data).toMatch(/\.data\/sandbox-large\.sqlite$/)
  })

  it.each([
    [{ PORT: 'x' }, 'PORT'],
    [{ PORT: '65536' }, 'PORT'],
    [{ SANDBOX_SEED: 'huge' }, 'SANDBOX_SEED'],
    [{ SANDBOX_DIALECT: 'older' }, 'SANDBOX_DIALECT'],
    [{ SANDBOX_SLOWEST: '-1' }, 'SANDBOX_SLOWEST'],
    [{ API_URL: 'example.com' }, 'API_URL'],
    [{ API_URL: 'file:///etc' }, 'API_URL'],
  ])('%j is rejected by name', (env, name) => {
    expect(() => readSettings(env)).toThrow(name)
  })

  it('distinguish loopback from other addresses', () => {
    expect(['127.0.0.1', '::1', 'localhost', '127.1.2.3'].map(isLoopback)).toEqual([true, true, true, true])
    expect(['0.0.0.0', '::', '192.168.1.5', '127.0.0.1.example.com'].map(isLoopback)).toEqual([
      false,
      false,
      false,
      false,
    ])
  })
})

describe('page configuration', () => {
  it('adds the tools of the server to those of the CONFIG file', () => {
    const tool = { label: 'Tool', path: '/tool', resource: 'tool_access' }
    expect(configurationOf(readSettings({})).tools).toBeUndefined()
    expect(configurationOf(readSettings({}), [tool]).tools).toEqual([tool])
    expect(withConfig(JSON.stringify({ tools: [tool] })).tools).toEqual([tool])
    expect(() => withConfig(JSON.stringify({ tools: [{ ...tool, path: '//other.example' }] }))).toThrow(
      'must be a path of this origin',
    )
  })

  it('prefers the values of the CONFIG file to those of the sandbox', () => {
    expect(withConfig('{"ventureCode":"XY"}')).toMatchObject({
      ventureCode: 'XY',
      accessControlLogin: '/sandbox/access-control/login',
    })
  })

  it.each([
    '{',
    '[]',
    '"x"',
    '{"ventureCode":1}',
    '{"unknown":true}',
    '{"accessControlLogin":"javascript:1"}',
  ])('%s is rejected with the name of the file', text =>
    expect(() => withConfig(text)).toThrow('config.json'),
  )

  it.each([
    ['apiBase', '//evil.example', 'https://api.example.com'],
    ['apiBase', 'api.example.com', '/api'],
    ['apiBase', '/\\evil.example', '/api'],
    ['legacyBase', 'javascript:alert(1)', 'https://older.example:8443/oms?x=1'],
    ['accessControlLogin', 'https://', 'https://login.example'],
    ['returnsCreation', 'https://name:word@evil.example', 'http://[::1]:4000/returns'],
    ['mobileSite', 'https:/evil.example', ''],
    ['socketBase', '//evil.example', 'wss://api.example.com/live'],
    ['logo', '//evil.example/logo.svg', '/logo.svg'],
  ])(
    'refuses %s %j, whose scheme or host is not there, and says how to write it; %j is taken',
    (key, wrong, right) => {
      expect(() => withConfig(JSON.stringify({ [key]: wrong }))).toThrow(
        new RegExp(
          `${key} must be a full address.* such as .*and is ${JSON.stringify(wrong).replace(/[[\]\\/()]/g, '\\$&')}`,
        ),
      )
      expect(withConfig(JSON.stringify({ [key]: right }))).toMatchObject({ [key]: right })
    },
  )

  it('rejects a redirect origin with a path or without a scheme', () => {
    for (const origin of ['https://partner.example/', '//partner.example', 'partner.example'])
      expect(() => withConfig(JSON.stringify({ followOrigins: [origin] }))).toThrow(
        /followOrigins\.0 must be an origin/,
      )
  })

  it('reports all errors of the file at once, with keys and values', () => {
    expect(() =>
      withConfig('{"ventureCode":1,"logoo":"/x.svg","accessControlLogin":"javascript:1"}'),
    ).toThrow(
      /: The document must NOT have additional properties: logoo; ventureCode must be string; accessControlLogin must be a full address/,
    )
  })

  it('uses the real system instead of the sandbox if API_URL is set', () => {
    const configuration = configurationOf(readSettings({ API_URL: 'https://oms.example.com/base' }))
    expect(JSON.stringify(configuration)).not.toContain('/sandbox/')
    expect(configuration.accessControlLogin).toBe('https://oms.example.com/login')
  })
})

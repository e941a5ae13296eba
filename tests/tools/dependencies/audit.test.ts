import { spawn } from 'node:child_process'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parseAudit } from '#tools/dependencies/vulnerabilities.ts'

let cache: string
beforeAll(async () => {
  cache = await mkdtemp(join(tmpdir(), 'rewoven-audit-'))
})
afterAll(() => rm(cache, { recursive: true }))

/** Runs `npm run audit` against a registry with this behaviour. */
const auditAt = async (registry: RequestListener) => {
  const server = createServer(registry).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/tools/dependencies/cli.ts'], {
    env: { ...process.env, npm_config_registry: address, npm_config_cache: cache },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  return { code, lines: output.trim().split('\n') }
}

const advisory = {
  id: 1,
  url: 'https://advisories.example/1',
  title: 'A sample',
  severity: 'high',
  vulnerable_versions: '<99',
  cwe: [],
  cvss: { score: 0, vectorString: null },
}

const version = { name: 'uqr', version: '0.1.3' }

/** A registry that has one package, and knows one advisory or none. */
const registryWith =
  (advisories: object): RequestListener =>
  (request, response) => {
    const isAudit = request.url?.includes('/advisories/bulk')
    response.writeHead(200, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(isAudit ? advisories : { name: 'uqr', versions: { [version.version]: version } }))
  }

describe('npm run audit', () => {
  test('says that the registry knows nothing', async () => {
    const { code, lines } = await auditAt(registryWith({}))
    expect([code, lines.at(-1)]).toEqual([0, 'The registry knows no vulnerability of these packages.'])
    expect(lines[0]).toMatch(/^Licences of the \d+ packages of the console:$/)
  })

  test('names a vulnerability, and fails', async () => {
    const { code, lines } = await auditAt(registryWith({ uqr: [advisory] }))
    const line = 'high: uqr * (in the console): A sample (https://advisories.example/1)'
    expect([code, lines.at(-1)]).toEqual([1, line])
  })

  test('says that the registry did not answer, and does not count as a success', async () => {
    const { code, lines } = await auditAt((_request, response) => response.writeHead(405).end())
    expect(code).toBe(2)
    expect(lines.at(-1)).toMatch(
      /^Vulnerabilities were not checked, because the registry did not answer: 405 Method Not Allowed/,
    )
  })
})

test.each(['', 'null', '<html>', '[]', '{"vulnerabilities":7}'])(
  'an output that is no report is a problem: %s',
  (text) => {
    expect(parseAudit(text)).toEqual({ problem: 'npm printed no report.' })
  },
)

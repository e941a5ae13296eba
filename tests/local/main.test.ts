import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { UsageError, readArguments } from '#local/cliArguments.ts'

const defaults = { port: 5173, dev: false, fresh: false, users: undefined, items: undefined }

describe('when the command line is read', () => {
  test.each([
    [[], {}, defaults],
    [['--fresh'], {}, { ...defaults, fresh: true }],
    [['--dev'], { PORT: '8080' }, { ...defaults, dev: true, port: 8080 }],
    [['--users', '100000', '--items=7'], {}, { ...defaults, users: 100_000, items: 7 }],
  ])('%j with %j is parsed', (args, environment, options) => {
    expect(readArguments(args, environment)).toEqual(options)
  })

  test.each([
    [['--fast'], {}, "Unknown option '--fast'. The options are --fresh, --users N, --items N and --dev."],
    [['now'], {}, "Unexpected argument 'now'. The options are --fresh, --users N, --items N and --dev."],
    [['--users', 'many'], {}, '--users is "many". Use a whole number from 0 to 1000000.'],
    [[], { PORT: '70000' }, 'PORT is "70000". Use a whole number from 0 to 65535.'],
  ])('%j with %j throws an error', (args, environment, message) => {
    expect(() => readArguments(args, environment)).toThrow(new UsageError(message))
  })
})

const run = async (args: readonly string[], environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/local/main.ts', ...args], {
    env: { ...process.env, ...environment },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, errors }
}

describe('when the stack cannot start', () => {
  test.each([
    [['--fast'], {}, "Unknown option '--fast'. The options are --fresh, --users N, --items N and --dev.\n"],
    [[], { VITE_ADMIN_DOMAIN: 'nothing' }, 'The setting VITE_ADMIN_DOMAIN must be a domain such as example.com.\n'],
  ])(
    '%j with %j prints an error and exits with code 2',
    async (args, environment, errors) => {
      expect(await run(args, environment)).toEqual({ code: 2, errors })
    },
    60_000,
  )

  test('a port in use prints an error and exits with code 1', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    expect(await run(['--dev'], { PORT: String(port) })).toEqual({
      code: 1,
      errors: `Port ${port} is in use. Set PORT to another port.\n`,
    })
    await new Promise((resolve) => server.close(resolve))
  }, 60_000)
})

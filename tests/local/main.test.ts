import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { UsageError, readArguments } from '#local/cliArguments.ts'

const usual = { port: 5173, dev: false, fresh: false, users: undefined, items: undefined }

describe('when the command line is read', () => {
  test.each([
    [[], {}, usual],
    [['--fresh'], {}, { ...usual, fresh: true }],
    [['--dev'], { PORT: '8080' }, { ...usual, dev: true, port: 8080 }],
    [['--users', '100000', '--items=7'], {}, { ...usual, users: 100_000, items: 7 }],
  ])('%j with %j', (words, environment, read) => {
    expect(readArguments(words, environment)).toEqual(read)
  })

  test.each([
    [['--fast'], {}, "Unknown option '--fast'. The stack knows --fresh, --users N, --items N and --dev."],
    [['now'], {}, "Unexpected argument 'now'. The stack knows --fresh, --users N, --items N and --dev."],
    [['--users', 'many'], {}, '--users must be a whole number from 0 to 1000000, not "many".'],
    [[], { PORT: '70000' }, 'PORT must be a whole number from 0 to 65535, not "70000".'],
  ])('%j with %j is refused with a sentence', (words, environment, sentence) => {
    expect(() => readArguments(words, environment)).toThrow(new UsageError(sentence))
  })
})

const run = async (words: readonly string[], environment: Record<string, string>) => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'src/local/main.ts', ...words], {
    env: { ...process.env, ...environment },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, errors }
}

describe('when the stack cannot start', () => {
  test.each([
    [['--fast'], {}, "Unknown option '--fast'. The stack knows --fresh, --users N, --items N and --dev.\n"],
    [[], { VITE_ADMIN_DOMAIN: 'nothing' }, 'The setting VITE_ADMIN_DOMAIN must be a domain such as example.com.\n'],
  ])(
    '%j with %j ends with a sentence and code 2',
    async (words, environment, errors) => {
      expect(await run(words, environment)).toEqual({ code: 2, errors })
    },
    60_000,
  )

  test('a taken port ends with a sentence and code 1', async () => {
    const server = createServer().listen(0, '127.0.0.1')
    await new Promise((resolve) => server.once('listening', resolve))
    const { port } = server.address() as { port: number }
    expect(await run(['--dev'], { PORT: String(port) })).toEqual({
      code: 1,
      errors: `Port ${port} is in use. Set PORT to another one.\n`,
    })
    await new Promise((resolve) => server.close(resolve))
  }, 60_000)
})

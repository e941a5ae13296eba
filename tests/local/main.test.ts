import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { describe, expect, test } from 'vitest'
import { withLocalSettings } from '#local/localSettings.ts'
import { UsageError, readArguments } from '#local/cliArguments.ts'

const defaults = { port: 5173, dev: false, fresh: false, users: undefined, items: undefined, from: [], data: undefined }

const options = 'The options are --fresh, --users N, --items N, --from USERS.csv ITEMS.csv, --data FOLDER and --dev.'

describe('when the command line is read', () => {
  test.each([
    [[], {}, defaults],
    [['--fresh'], {}, { ...defaults, fresh: true }],
    [['--dev'], { PORT: '8080' }, { ...defaults, dev: true, port: 8080 }],
    [['--from', 'u.csv', 'i.csv', '--data', 'mine'], {}, { ...defaults, from: ['u.csv', 'i.csv'], data: 'mine' }],
    [['--users', '100000', '--items=7'], {}, { ...defaults, users: 100_000, items: 7 }],
  ])('%j with %j is parsed', (args, environment, read) => {
    expect(readArguments(args, environment)).toEqual(read)
  })

  test.each([
    [['--fast'], {}, `Unknown option '--fast'. ${options}`],
    [['now'], {}, `Unexpected argument 'now'. ${options}`],
    [['--from', 'u.csv', 'i.csv', 'x.csv'], {}, `Unexpected argument 'x.csv'. ${options}`],
    [['--from', 'u.csv', '--users', '5'], {}, '--from has its own users and items. Leave out --users and --items.'],
    [['--users', 'many'], {}, '--users is "many". Use a whole number from 0 to 1000000.'],
    [[], { PORT: '70000' }, 'PORT is "70000". Use a whole number from 0 to 65535.'],
  ])('%j with %j throws an error', (args, environment, message) => {
    expect(() => readArguments(args, environment)).toThrow(new UsageError(message))
  })
})

const run = async (args: readonly string[], environment: Record<string, string>, script = 'src/local/main.ts') => {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...args], {
    env: { ...process.env, ...environment },
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => void (errors += chunk.toString()))
  const code = await new Promise((resolve) => child.once('exit', resolve))
  return { code, errors }
}

describe('when the stack cannot start', () => {
  test('a wrong option prints an error and exits with code 2', async () => {
    expect(await run(['--fast'], {})).toEqual({ code: 2, errors: `Unknown option '--fast'. ${options}\n` })
  }, 60_000)

  const elsewhere = (name: string, address: string) =>
    `The setting ${name} is ${address}, which is not on this machine. The local stack replaces it: remove it from the ` +
    'environment and from the files .env, .env.local, .env.stack and .env.stack.local.\n'
  const production = {
    VITE_IDENTITY_ENDPOINT: 'https://cognito-idp.eu-west-1.amazonaws.com/',
    VITE_GRAPHQL_ENDPOINT: 'https://api.example.com/graphql',
  }
  const problems = Object.entries(production)
    .map(([name, address]) => elsewhere(name, address))
    .join('')

  test('production addresses in the environment stop it with a sentence, and its build before it', async () => {
    expect(await run([], production)).toEqual({ code: 2, errors: problems })
    expect(await run(['--stack'], production, 'src/tools/build.ts')).toEqual({ code: 1, errors: problems })
  }, 60_000)

  test.each(['/graphql', 'http://localhost:4000/graphql', 'http://127.0.0.1:4000/graphql'])(
    'an address of this machine does not stop it: %s',
    (address) => {
      expect(withLocalSettings({ VITE_GRAPHQL_ENDPOINT: address })['VITE_GRAPHQL_ENDPOINT']).toBe(address)
    },
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

import { spawn } from 'node:child_process'
import { dataFolderProblem } from '#local/data/folderProblem.ts'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { runOperation } from '#tests/local/support/graphqlCall.ts'
import { callIdentity, clientId, signInAs } from '#tests/local/support/identityCall.ts'
import { adminEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let dataFolder: string
beforeEach(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), 'rewoven-restart-'))
})
afterEach(() => rm(dataFolder, { recursive: true }))

/** Starts a stack in another process that can be killed. */
const spawnStack = async () => {
  const script = `
    import { startStack } from '#local/stack.ts'
    import { startTestClock } from '#tools/testClock/testClock.ts'
    startTestClock()
    const options = ${JSON.stringify({ port: 0, dataFolder, users: 40, items: 20, settings })}
    const stack = await startStack(options)
    process.stdout.write(String(stack.port))
  `
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const port = Number(
    await new Promise((resolve) => child.stdout.once('data', (chunk: Buffer) => resolve(chunk.toString()))),
  )
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const kill = async () => {
    child.kill('SIGKILL')
    await ended
  }
  return { origin: `http://localhost:${port}`, kill }
}

const asStack = (origin: string) =>
  ({
    origin,
    readCode: async (email: string) =>
      ((await (await fetch(`${origin}/local/outbox.json?to=${email}`)).json()) as { code: string }[])[0]?.code ?? '',
  }) as TestStack

const create = 'mutation ($p: SignUpPayload!) { createMarketer(signUpPayload: $p) { marketer { id } error } }'
const newest = '{ listAllMarketers(listAllObjectsPayload: {isFirst: true, limit: 1}) { users { email } } }'
const payload = { name: 'Bola Ade', email: 'bola@example.com', phone_number: '+2348090000001' }

describe('when the stack is killed', () => {
  test('saved data and sessions survive', async () => {
    const first = await spawnStack()
    const killed = asStack(first.origin)
    await runOperation(killed, create, { p: payload })
    const { AccessToken, RefreshToken } = await signInAs(killed, adminEmail)
    await first.kill()
    const stack = await startTestStack({ dataFolder, users: 40, items: 20 })
    expect(await runOperation(stack, newest)).toEqual({ users: [{ email: 'bola@example.com' }] })
    expect((await callIdentity(stack, 'GetUser', { AccessToken })).status).toBe(200)
    expect((await callIdentity(stack, 'GetTokensFromRefreshToken', { ClientId: clientId, RefreshToken })).status).toBe(
      200,
    )
    expect(await stack.readCode(adminEmail)).toMatch(/^\d{4}$/)
    await stack.close()
  }, 60_000)
})

describe('when a stack starts with existing data', () => {
  const countUsers = async (stack: TestStack) =>
    (
      await runOperation<{ dashboard: object }>(
        stack,
        '{ getDashboard { dashboard { totalUserCount totalItemsCount } } }',
      )
    ).dashboard

  const startAndClose = async (options: object, work: (stack: TestStack) => Promise<unknown>) => {
    const stack = await startTestStack({ dataFolder, ...options })
    const result = await work(stack)
    await stack.close()
    return result
  }

  test('the data remains unless another size is requested', async () => {
    expect(await startAndClose({ users: 40, items: 20 }, countUsers)).toEqual({
      totalUserCount: 40,
      totalItemsCount: 20,
    })
    expect(await startAndClose({}, countUsers)).toEqual({ totalUserCount: 40, totalItemsCount: 20 })
    expect(await startAndClose({ items: 30 }, countUsers)).toEqual({ totalUserCount: 1240, totalItemsCount: 30 })
  })

  test('fresh deletes the data', async () => {
    const size = { users: 40, items: 20 }
    await startAndClose(size, (stack) => runOperation(stack, create, { p: payload }))
    expect(await startAndClose(size, (stack) => runOperation(stack, newest))).toEqual({
      users: [{ email: 'bola@example.com' }],
    })
    expect(await startAndClose({ ...size, fresh: true }, (stack) => runOperation(stack, newest))).not.toEqual({
      users: [{ email: 'bola@example.com' }],
    })
  })

  test('a port in use is an error', async () => {
    const stack = await startTestStack({ dataFolder, users: 10, items: 10 })
    await expect(startTestStack({ port: stack.port, users: 10, items: 10 })).rejects.toThrow(
      `Port ${stack.port} is in use. Set PORT to another port.`,
    )
    await stack.close()
  })

  test('a lock of this process number from an earlier process is replaced', async () => {
    await writeFile(join(dataFolder, 'stack.lock'), `${process.pid} 1700000000000`)
    const stack = await startTestStack({ dataFolder, users: 10, items: 10 })
    await expect(startTestStack({ dataFolder, users: 10, items: 10 })).rejects.toThrow(
      `is in use by process ${process.pid}.`,
    )
    await stack.close()
  })

  test('a lock whose number another program has now is an error that says how to go on', async () => {
    await writeFile(join(dataFolder, 'stack.lock'), `${process.ppid} 1700000000000`)
    await expect(startTestStack({ dataFolder, users: 10, items: 10 })).rejects.toThrow(
      `The data folder ${dataFolder} is in use by process ${process.ppid}. If that is a local stack, stop it. If it is ` +
        `another program, the last stack was killed: delete ${join(dataFolder, 'stack.lock')} and start again.`,
    )
  })

  test('an unusable folder is an error', async () => {
    await expect(startTestStack({ dataFolder: '/dev/null/data' })).rejects.toThrow(
      /^The data folder \/dev\/null\/data cannot be used: /,
    )
  })

  test.each([
    ['EACCES', "EACCES: permission denied, open '.local/stack.lock'"],
    ['EROFS', "EROFS: read-only file system, mkdir '.local'"],
    ['SQLITE_READONLY', 'attempt to write a readonly database'],
  ])('a folder that cannot be written (%s) is an error that says what to do', (code, message) =>
    expect(dataFolderProblem('.local', Object.assign(new Error(message), { code }))).toBe(
      `The data folder .local cannot be written: ${message}. Give your user the right to write to it and its files, and start again.`,
    ),
  )

  test('a damaged database is an error that says how to create it again', () =>
    expect(dataFolderProblem('.local', new Error('file is not a database'))).toBe(
      'The data folder .local cannot be used: file is not a database. Use --fresh to create it again.',
    ))
})

import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createChartServer } from '#tools/mcp/server.ts'

/** A program that is connected to the server. */
const connect = async (): Promise<Client> => {
  const [own, other] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'test', version: '1.0.0' })
  await Promise.all([createChartServer().connect(other), client.connect(own)])
  return client
}

const call = async (name: string, args: Record<string, string> = {}): Promise<{ text: string; isError: boolean }> => {
  const client = await connect()
  const { content, isError } = await client.callTool({ name, arguments: args }, undefined, { timeout: 120_000 })
  return { text: (content as { text: string }[]).map(({ text }) => text).join(''), isError: isError === true }
}

const file = 'machines/auth/resend.machine.ts'

const proposed = `## What changes for people

- changed: Restarting sign in: the account is unknown or starting a new sign-in fails → Sent. A message says why no code could be sent.
  - in Restarting sign in: The request for a new code has failed. The console asks once more, with a new sign-in. 'Resend code' shows progress.
  - before → Failed: No code could be sent. A message shows the reason, and 'Resend code' can be pressed again.
  - now → Sent: A new code was sent. The countdown until the person can request the next one starts again.

## Other words

None.

## Approved paths that differ

- auth/resend: the chart enters sent instead of failed. After "outcome restartSignIn: the call fails" and 1 more, by "restartingSignIn: restartSignIn fails" (tests/paths/expectations/auth.txt:48, 3 paths: resend-cdc52747, resend-800159b2, …).
- If this is right: npm run paths -- approve auth/resend

## Mistakes that would go unnoticed now

None.
`

test('a program / lists the tools / all of them only read', async () => {
  const client = await connect()
  const { tools } = await client.listTools()
  expect(tools.map(({ name, annotations }) => [name, annotations?.readOnlyHint])).toEqual([
    ['charts', true],
    ['chart', true],
    ['paths', true],
    ['comments', true],
    ['report', true],
    ['propose', true],
  ])
})

test('a program / asks for a chart that does not exist / gets the names of those that do', async () => {
  const { text, isError } = await call('chart', { chart: 'resent' })
  expect([isError, text.includes('There is no chart "resent". The charts are: app/app, ')]).toEqual([true, true])
})

test('a program / proposes that a failed resend is a sent code / reads what changes, and the file stays as it is', async () => {
  const code = readFileSync(file, 'utf8')
  const proposal = code.replace("target: 'failed',", "target: 'sent',")
  const { text } = await call('propose', { chart: 'resend', file, code: proposal })
  expect([text, readFileSync(file, 'utf8') === code]).toEqual([proposed, true])
})

test('a program / proposes a file outside machines / is refused', async () => {
  const answer = await call('propose', { chart: 'resend', file: 'machines/../package.json', code: '' })
  expect(answer).toEqual({ text: 'Name a TypeScript file in machines/.', isError: true })
})

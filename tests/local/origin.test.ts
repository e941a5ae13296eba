import { request } from 'node:http'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 10, items: 10 })
})
afterAll(() => stack.close())

const send = (method: string, path: string, headers: Record<string, string>, body = '') =>
  new Promise<{ status: number; message: unknown }>((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port: stack.port, method, path, headers }, (response) => {
      let text = ''
      response.on('data', (chunk) => void (text += chunk))
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          message: text.startsWith('{') ? (JSON.parse(text) as { message: string }).message : text,
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })

const refusedHost = { status: 403, message: 'The local stack is available only at localhost, 127.0.0.1 and [::1].' }
const refusedOrigin = { status: 403, message: 'The local stack accepts requests only from its own pages.' }

describe('when a request has a Host header', () => {
  test.each(['localhost', '127.0.0.1', '[::1]', 'LOCALHOST'])(
    '%s with the port of the stack is served',
    async (name) => {
      expect((await send('GET', '/local/outbox.json', { Host: `${name}:${stack.port}` })).status).toBe(200)
    },
  )

  test.each(['evil.example', 'localhost.evil.example', 'localhost', '0.0.0.0'])('%s is refused', async (name) => {
    expect(await send('GET', '/local/outbox.json', { Host: name })).toEqual(refusedHost)
    expect(
      await send('GET', '/local/outbox.json', { Host: name === 'localhost' ? 'localhost:1' : `${name}:${stack.port}` }),
    ).toEqual(refusedHost)
  })
})

describe('when a request has an Origin header', () => {
  const clear = (origin: string) => send('DELETE', '/local/faults', { Host: `localhost:${stack.port}`, Origin: origin })

  test('pages of the stack can write', async () => {
    expect((await clear(stack.origin)).status).toBe(200)
    expect((await clear(`http://127.0.0.1:${stack.port}`)).status).toBe(200)
  })

  test.each(['https://evil.example', 'null', 'http://localhost:1', 'https://localhost'])(
    'pages of %s cannot write',
    async (origin) => {
      expect(await clear(origin)).toEqual(refusedOrigin)
    },
  )

  test('no response can be read by another origin', async () => {
    const response = await fetch(`${stack.origin}/local/outbox.json`, { headers: { Origin: 'https://evil.example' } })
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  })
})

describe('when a request is invalid', () => {
  const own = () => ({ Host: `localhost:${stack.port}` })

  test('a body of more than a million bytes is refused', async () => {
    const headers = { ...own(), 'x-api-key': settings.VITE_GRAPHQL_API_KEY }
    const answer = await send('POST', '/graphql', headers, 'x'.repeat(1_000_001))
    expect(answer).toEqual({ status: 413, message: 'The body is larger than 1000000 bytes.' })
  })

  test('a large body without Content-Length is refused', async () => {
    const headers = { ...own(), 'Transfer-Encoding': 'chunked' }
    expect((await send('POST', '/local/faults', headers, 'x'.repeat(1_000_001))).status).toBe(413)
  })

  test.each([
    ['GET', '/identity', 'POST, OPTIONS'],
    ['PUT', '/graphql', 'POST'],
    ['POST', '/images/dress-plum-1.svg', 'GET, HEAD'],
    ['POST', '/local/outbox', 'GET, HEAD'],
    ['PUT', '/local/faults', 'GET, HEAD, POST, DELETE'],
    ['DELETE', '/', 'GET, HEAD'],
  ])('%s %s responds with the supported methods', async (method, path, methods) => {
    expect(await send(method, path, own())).toEqual({ status: 405, message: `${path} supports only ${methods}.` })
  })

  test('invalid HTTP does not stop the stack', async () => {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(stack.port, '127.0.0.1', () => socket.write('nonsense\r\n\r\n'))
      socket.on('data', (chunk) => resolve(String(chunk)))
    })
    expect(answer).toContain('400 Bad Request')
    expect((await send('GET', '/local/outbox.json', own())).status).toBe(200)
  })
})

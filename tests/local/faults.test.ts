import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { callGraphql } from '#tests/local/support/graphqlCall.ts'
import { requestCode, callIdentity, identityError, signInAs } from '#tests/local/support/identityCall.ts'
import { adminEmail, ambassadorEmail, settings, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())
afterEach(() => stack.clearFaults())

const document = `query Anything($section: String, $startDate: String) {
  getDashboard(section: $section, startDate: $startDate) { dashboard { totalUserCount activeUserCount } error }
}`
const whole = {
  status: 200,
  body: {
    data: { getDashboard: { dashboard: { totalUserCount: 80, activeUserCount: expect.any(Number) }, error: null } },
  },
}
const readDashboard = (variables: object = {}) => callGraphql(stack, document, variables)

const fetchDocument = (query: string) =>
  fetch(`${stack.origin}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'x-api-key': settings.VITE_GRAPHQL_API_KEY },
    body: JSON.stringify({ query }),
  })
const rawDashboard = () => fetchDocument(document)

describe('when a GraphQL operation has a fault', () => {
  test('error-field sets the error field of one response and all other fields to null', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'error-field', message: 'Permission denied' })
    expect(await readDashboard()).toEqual({
      status: 200,
      body: { data: { getDashboard: { dashboard: null, error: 'Permission denied' } } },
    })
    expect(await readDashboard()).toEqual(whole)
  })

  test('graphql-error responds with errors and their type', async () => {
    await stack.setFault({
      operation: 'getDashboard',
      fault: 'graphql-error',
      message: 'Network Error',
      type: 'Lambda:Unhandled',
    })
    const error = {
      path: ['getDashboard'],
      data: null,
      errorType: 'Lambda:Unhandled',
      errorInfo: null,
      locations: [{ line: 1, column: 1 }],
      message: 'Network Error',
    }
    expect(await readDashboard()).toEqual({ status: 200, body: { data: null, errors: [error] } })
  })

  test('http-500 responds with HTML', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'http-500' })
    const response = await rawDashboard()
    expect([response.status, response.headers.get('Content-Type')]).toEqual([500, 'text/html; charset=utf-8'])
    expect(await response.text()).toContain('Internal Server Error')
  })

  test('http-401 responds like a wrong API key', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'http-401' })
    expect(await readDashboard()).toEqual({
      status: 401,
      body: { errors: [{ errorType: 'UnauthorizedException', message: 'You are not authorized to make this call.' }] },
    })
  })

  test('http-429 responds with the time of the next try', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'http-429', retryAfter: '12' })
    const limited = await rawDashboard()
    expect([limited.status, limited.headers.get('Retry-After')]).toEqual([429, '12'])
    await stack.setFault({ operation: 'getDashboard', fault: 'http-429' })
    expect((await rawDashboard()).headers.get('Retry-After')).toBeNull()
  })

  test('malformed responds with invalid JSON and status 200', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'malformed' })
    const response = await rawDashboard()
    expect(response.status).toBe(200)
    await expect(response.json()).rejects.toThrow(SyntaxError)
  })

  test('null-data responds without data', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'null-data' })
    expect(await readDashboard()).toEqual({ status: 200, body: { data: null } })
  })

  test('wrong-types keeps the shape and changes the types', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'wrong-types' })
    const word = 'text instead of a number'
    expect(await readDashboard()).toEqual({
      status: 200,
      body: { data: { getDashboard: { dashboard: { totalUserCount: word, activeUserCount: word }, error: null } } },
    })
  })

  test('slow sends the real response later', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'slow', ms: 40 })
    const begun = performance.now()
    expect(await readDashboard()).toEqual(whole)
    expect(performance.now() - begun).toBeGreaterThanOrEqual(39)
  })

  test('another fault can be answered later too', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'null-data', ms: 40 })
    const begun = performance.now()
    expect(await readDashboard()).toEqual({ status: 200, body: { data: null } })
    expect(performance.now() - begun).toBeGreaterThanOrEqual(39)
  })

  test('drop closes the connection', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'drop' })
    await expect(readDashboard()).rejects.toThrow('fetch failed')
    expect(await readDashboard()).toEqual(whole)
  })

  test('drop-answer makes the change, then closes the connection in the middle of the answer', async () => {
    await stack.setFault({ operation: 'createMarketer', fault: 'drop-answer', times: 20 })
    const payload = { name: 'Ada Bello', email: 'ada.bello@example.com', phone_number: '+2348090000002' }
    const create = () =>
      callGraphql(
        stack,
        'mutation ($p: SignUpPayload!) { createMarketer(signUpPayload: $p) { marketer { email } error } }',
        { p: payload },
      )
    await expect(create()).rejects.toThrow('terminated')
    await stack.clearFaults()
    expect((await create()).body.data).toMatchObject({
      createMarketer: { error: expect.stringContaining('already exists') },
    })
  })

  test('a mutation with a fault changes nothing', async () => {
    await stack.setFault({ operation: 'createMarketer', fault: 'error-field', message: 'Timeout' })
    const payload = { name: 'Bola Ade', email: 'bola@example.com', phone_number: '+2348090000001' }
    const create = () =>
      callGraphql(
        stack,
        'mutation ($p: SignUpPayload!) { createMarketer(signUpPayload: $p) { marketer { email } error } }',
        { p: payload },
      )
    expect((await create()).body.data).toEqual({ createMarketer: { marketer: null, error: 'Timeout' } })
    expect((await create()).body.data).toEqual({
      createMarketer: { marketer: { email: 'bola@example.com' }, error: null },
    })
  })
})

describe('when a fault is limited to some calls', () => {
  const failed = { getDashboard: { dashboard: null, error: 'no' } }

  test('other operations work', async () => {
    await stack.setFault({ operation: 'listAllUsers', fault: 'error-field' })
    expect(await readDashboard()).toEqual(whole)
  })

  test('it applies as often as its times', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'error-field', message: 'no', times: 2 })
    const answers = [await readDashboard(), await readDashboard(), await readDashboard()]
    expect(answers.map(({ body }) => body.data)).toEqual([failed, failed, whole.body.data])
  })

  test('it applies only to calls whose variables or arguments contain match', async () => {
    await stack.setFault({
      operation: 'getDashboard',
      fault: 'error-field',
      message: 'no',
      match: { section: 'userOverview' },
    })
    expect((await readDashboard({ section: 'itemOverview' })).body.data).not.toEqual(failed)
    expect((await readDashboard()).body.data).not.toEqual(failed)
    expect((await readDashboard({ section: 'userOverview', startDate: '2000-01-01' })).body.data).toEqual(failed)
    await stack.setFault({ operation: 'listAllUsers', fault: 'http-500', match: { limit: 2, isFirst: true } })
    const statusOf = async (limit: number) =>
      (await fetchDocument(`{ listAllUsers(listAllObjectsPayload: { isFirst: true, limit: ${limit} }) { error } }`))
        .status
    expect([await statusOf(1), await statusOf(2)]).toEqual([200, 500])
  })

  test('clearing removes it', async () => {
    await stack.setFault({ operation: 'getDashboard', fault: 'error-field' })
    await stack.clearFaults()
    expect(await (await fetch(`${stack.origin}/local/faults`)).json()).toEqual([])
    expect(await readDashboard()).toEqual(whole)
  })
})

describe('when an identity target has a fault', () => {
  test.each(['error-field', 'graphql-error'] as const)('%s responds with an error of the given type', async (fault) => {
    await stack.setFault({
      operation: 'InitiateAuth',
      fault,
      type: 'TooManyRequestsException',
      message: 'Too many requests',
    })
    expect(await requestCode(stack, adminEmail)).toEqual(identityError('TooManyRequestsException', 'Too many requests'))
    expect((await requestCode(stack, adminEmail)).status).toBe(200)
  })

  test('http-401 responds with status 401', async () => {
    await stack.setFault({ operation: 'InitiateAuth', fault: 'http-401' })
    expect(await requestCode(stack, adminEmail)).toEqual({
      status: 401,
      body: { __type: 'NotAuthorizedException', message: 'Unauthorized' },
    })
  })

  test('null-data responds with null', async () => {
    await stack.setFault({ operation: 'InitiateAuth', fault: 'null-data' })
    expect(await requestCode(stack, adminEmail)).toEqual({ status: 200, body: null })
  })

  test('wrong-types changes the types of the real response', async () => {
    const { AccessToken } = await signInAs(stack, adminEmail)
    await stack.setFault({ operation: 'GetUser', fault: 'wrong-types' })
    const { body } = await callIdentity(stack, 'GetUser', { AccessToken })
    expect(body.Username).toBe(4711)
    expect(body.UserAttributes[0]).toEqual({ Name: 4711, Value: 4711 })
  })

  test('drop, http-500 and malformed return no JSON', async () => {
    for (const fault of ['drop', 'http-500', 'malformed'] as const) {
      await stack.setFault({ operation: 'InitiateAuth', fault })
      await expect(requestCode(stack, adminEmail)).rejects.toThrow(/fetch failed|JSON/)
    }
  })

  test('match compares with the body', async () => {
    await stack.setFault({
      operation: 'InitiateAuth',
      fault: 'error-field',
      type: 'InternalErrorException',
      match: { AuthParameters: { USERNAME: adminEmail } },
    })
    expect((await requestCode(stack, ambassadorEmail)).status).toBe(200)
    expect((await requestCode(stack, adminEmail)).status).toBe(400)
  })
})

describe('when a fault is invalid', () => {
  const post = async (body: string) => {
    const response = await fetch(`${stack.origin}/local/faults`, { method: 'POST', body })
    return { status: response.status, message: ((await response.json()) as { message: string }).message }
  }

  test.each([
    ['{', 'The body is not JSON.'],
    ['7', 'The body must be a JSON object.'],
    [
      '{"operation":"getDashboard","fault":"slow","ms":-1}',
      'The field "ms" must be a whole number of milliseconds from 0 to 600000.',
    ],
    ['{"operation":"getDashboard","fault":"slow","times":0}', 'The field "times" must be a whole number from 1.'],
    ['{"operation":"getDashboard","fault":"drop","once":true}', 'Unknown field "once".'],
    ['{"operation":"getDashboard","fault":"drop","match":"x"}', 'The field "match" must be an object with variables.'],
  ])('%s responds with an error text', async (body, message) => {
    expect(await post(body)).toEqual({ status: 400, message })
  })

  test('unknown names respond with the list of names', async () => {
    const { status, message } = await post('{"operation":"getEverything","fault":"explode"}')
    expect(status).toBe(400)
    expect(message).toContain('The field "operation" must be one of "getDashboard", "listAllUsers"')
    expect(message).toContain('"InitiateAuth"')
    expect(message).toContain(
      'The field "fault" must be one of "error-field", "graphql-error", "http-500", "http-401", "http-429", ' +
        '"malformed", "null-data", "wrong-types", "slow", "drop", "drop-answer".',
    )
  })

  test('no fault is set', async () => {
    expect(await (await fetch(`${stack.origin}/local/faults`)).json()).toEqual([])
  })
})

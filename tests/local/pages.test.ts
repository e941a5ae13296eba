import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { requestCode } from '#tests/local/support/identityCall.ts'
import { adminEmail, ambassadorEmail, startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
  await requestCode(stack, adminEmail)
  await requestCode(stack, ambassadorEmail)
  await requestCode(stack, adminEmail)
})
afterAll(() => stack.close())

const read = async (query: string) => (await fetch(`${stack.origin}/local/outbox.json${query}`)).json()
const sent = (to: string) => ({
  to,
  code: expect.stringMatching(/^\d{4}$/),
  at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
})

describe('when codes were sent', () => {
  test('all of them are listed, newest first', async () => {
    expect(await read('')).toEqual([sent(adminEmail), sent(ambassadorEmail), sent(adminEmail)])
  })

  test('those of one email are listed', async () => {
    expect(await read(`?to=${ambassadorEmail}`)).toEqual([sent(ambassadorEmail)])
    expect(await read('?to=ADMIN@rewoven.com')).toHaveLength(2)
    expect(await read('?to=nobody@rewoven.com')).toEqual([])
  })

  test('each was printed', async () => {
    const codes = (await read('')) as { to: string; code: string }[]
    const lines = codes.toReversed().map(({ to, code }) => `Code for ${to}: ${code}`)
    expect(stack.printed.filter((line) => line.startsWith('Code'))).toEqual(lines)
  })

  test('the page shows them, reloads, and contains nothing that the content security policy blocks', async () => {
    const response = await fetch(`${stack.origin}/local/outbox`)
    const page = await response.text()
    expect(page).toContain(`<strong>${await stack.readCode(ambassadorEmail)}</strong>`)
    expect(page).toContain('<meta http-equiv="refresh" content="3">')
    expect(page).not.toMatch(/<script|<style|style=| on\w+=/)
    expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(response.headers.get('Cache-Control')).toBe('no-store')
  })

  test('it is read-only', async () => {
    expect((await fetch(`${stack.origin}/local/outbox.json`, { method: 'POST' })).status).toBe(405)
  })
})

const report = {
  format: 1,
  release: 'r1',
  charts: {},
  browser: 'a <b>browser</b>',
  comment: 'It is stuck.',
  events: [],
}
const send = (body: string) => fetch(`${stack.origin}/reports`, { method: 'POST', body })
const list = async () => (await fetch(`${stack.origin}/local/reports.json`)).json()

describe('the endpoint for problem reports', () => {
  test('lists the reports, the newest first, as data and as a page', async () => {
    expect((await send(JSON.stringify({ ...report, comment: '' }))).status).toBe(201)
    expect((await send(JSON.stringify(report))).status).toBe(201)
    expect(await list()).toEqual([report, { ...report, comment: '' }])
    const page = await (await fetch(`${stack.origin}/local/reports`)).text()
    expect(page).toContain('<p>It is stuck.</p>\n<p>0 events, release r1, a &lt;b&gt;browser&lt;/b&gt;</p>')
    expect(page).toContain('<p>Without a comment</p>')
    expect(page).toContain('<a href="/local/reports/2.json" download="rewoven-report-2.json">')
    expect(page).toContain(`curl -o rewoven-report-2.json ${stack.origin}/local/reports/2.json\n`)
    expect(await (await fetch(`${stack.origin}/local/reports/2.json`)).json()).toEqual(report)
  })

  test.each(['', 'no JSON', '{"format":2}'])('refuses %j', async (body) => {
    const reports = await list()
    const response = await send(body)
    expect([response.status, await response.json()]).toEqual([400, { message: 'This is not a problem report.' }])
    expect(await list()).toEqual(reports)
  })
})

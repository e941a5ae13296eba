import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestStack, type TestStack } from '#tests/support/stack.ts'

let stack: TestStack
beforeAll(async () => {
  stack = await startTestStack({ users: 80, items: 20 })
})
afterAll(() => stack.close())

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
  })

  test.each(['', 'no JSON', '{"format":2}'])('refuses %j', async (body) => {
    const reports = await list()
    const response = await send(body)
    expect([response.status, await response.json()]).toEqual([400, { message: 'This is not a problem report.' }])
    expect(await list()).toEqual(reports)
  })
})

import { type Page, type Request, expect as baseExpect } from '@playwright/test'
import type { FaultName } from '#local/faults/faults.ts'
import { operationNames } from '#local/graphql/contract.ts'
import { anyProblem, type Place } from '#tests/journeys/faults/place.ts'
import type { TestStack } from '#tests/support/stack.ts'

/** The server makes the change, and the answer does not arrive. */
const lostAnswers: readonly FaultName[] = ['slow', 'wrong-types', 'drop-answer']

const networkSentence = 'Network error. Please check your internet connection and try again.'
const sentences: Partial<Record<FaultName, string>> = {
  'http-401': 'Unauthorized',
  'http-429': 'Too many requests in a short time. Please wait a few minutes and try again.',
  drop: networkSentence,
  'drop-answer': networkSentence,
  slow: 'The request timed out. Please try again later.',
}
const unknown = 'Something went wrong. Please try again or contact support.'

const sentenceOf = (place: Place, fault: FaultName): string | RegExp =>
  place.sentences?.[fault] ?? place.sentence ?? sentences[fault] ?? place.unknown ?? unknown

const isCallOf = ({ call, match = {} }: Place, request: Request): boolean => {
  if (request.method() !== 'POST') return false
  if (request.url().endsWith('/identity')) return request.headers()['x-amz-target']?.endsWith(`.${call}`) === true
  if (!request.url().endsWith('/graphql')) return false
  const { query } = request.postDataJSON() as { query: string }
  // A list loads its rest in the background, in batches of 1,000 rows.
  return (
    !query.includes('limit: 1000,') &&
    new RegExp(`\\b${call}\\b`).test(query) &&
    Object.entries(match).every(([name, value]) => query.includes(`${name}: ${JSON.stringify(value)}`))
  )
}

/** A prefetched read that finds no network is sent again. */
const isRead = ({ call }: Place): boolean => /^(get|list)/i.test(call)

/** No Retry helps against a refused key. A form can be sent again. */
const isKeyRefused = ({ call, again }: Place, fault: FaultName): boolean =>
  fault === 'http-401' && !again && operationNames.some((name) => name === call)

/** Makes the call of a place fail, and checks what the person sees and how often the page sends the call. */
export const checkCell = async (
  page: Page,
  stack: TestStack,
  { place, fault }: { readonly place: Place; readonly fault: FaultName },
  timeout = 20_000,
): Promise<void> => {
  const expect = baseExpect.configure({ timeout })
  let sent = 0
  const result = (lostAnswers.includes(fault) && place.refused) || place.shows
  const anySentence = (place.says ?? anyProblem)(page)
  const problem = anySentence.filter({ hasText: sentenceOf(place, fault) }).first()
  const settled = place.settles?.[fault]?.(page)
  const sends = place.sends?.[fault] ?? place.sends?.others ?? 1
  const sendsAgain = place.sendsAgain?.[fault] ?? place.sendsAgain?.others ?? 1
  // The page shows a change before it has sent the calls of all rows.
  const expectSent = async (count: number) =>
    isRead(place)
      ? expect(sent, 'reads that the page sent').toBeLessThanOrEqual(2 * count)
      : expect.poll(() => sent, 'calls that the page sent').toBe(count)
  if (fault === 'slow') await page.clock.install()
  await place.open(page, stack)
  await stack.setFault({
    operation: place.call,
    fault,
    times: 20,
    ...(fault === 'slow' && { ms: 600_000 }),
    ...(place.match && { match: place.match }),
  })
  page.on('request', (request) => void (sent += isCallOf(place, request) ? 1 : 0))
  await place.use(page, stack)
  if (fault === 'slow') {
    await expect.poll(() => sent).toBeGreaterThan(0)
    // Until the page answers, it waits for its code.
    await expect(page.locator('[inert]')).toHaveCount(0)
    await expect(async () => {
      await page.clock.runFor(15_000)
      await expect(settled ?? problem).toBeVisible({ timeout: 3_000 })
    }).toPass({ timeout })
  }
  await expect(settled ?? problem).toBeVisible()
  await expectSent(sends)
  if (settled) return
  await place.keeps?.(page)
  await expect(result(page)).toBeHidden()
  if (isKeyRefused(place, fault)) {
    await expect(page.getByRole('status', { name: 'Update needed' })).toBeVisible()
    return expect(page.getByRole('button', { name: 'Retry' })).toHaveCount(0)
  }
  await stack.clearFaults()
  await (place.again ?? (() => page.getByRole('button', { name: 'Retry' }).first().click()))(page, stack)
  await expect(result(page)).toBeVisible()
  // Otherwise the sentence of the first call could pass for an answer to the second.
  await expect(problem).toBeHidden()
  await expectSent(sends + sendsAgain)
}

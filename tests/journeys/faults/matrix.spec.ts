import { callTimeoutMs } from '#domain/limits.ts'
import { type FaultName, faultNames } from '#local/faults/faults.ts'
import { operationNames } from '#local/graphql/contract.ts'
import { targetNames } from '#local/identity/targets.ts'
import { graphqlPlaces } from '#tests/journeys/faults/graphqlPlaces.ts'
import { callsElsewhere, identityPlaces } from '#tests/journeys/faults/identityPlaces.ts'
import { anyProblem, type Place } from '#tests/journeys/faults/place.ts'
import { sessionPlaces } from '#tests/journeys/faults/sessionPlaces.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { isWhole } from '#tests/journeys/support/spread.ts'

const calls = [...operationNames, ...targetNames]
const places: readonly Place[] = [...graphqlPlaces, ...identityPlaces, ...sessionPlaces]

/** The server makes the change, and the answer does not arrive. */
const lostAnswers = ['slow', 'wrong-types']

test('every call of the console has a place', () => {
  const known = [...places.map(({ call }) => call), ...Object.keys(callsElsewhere)]
  expect([...new Set(known)].toSorted()).toEqual(calls.toSorted())
})

const sentences: Partial<Record<FaultName, string>> = {
  'http-401': 'Unauthorized',
  drop: 'Network error. Please check your internet connection and try again.',
  slow: 'The request timed out. Please try again later.',
}
const unknown = 'Something went wrong. Please try again or contact support.'
const sentenceOf = (place: Place, fault: FaultName) => place.sentence ?? sentences[fault] ?? place.unknown ?? unknown

/** Without {@link isWhole} each place with one fault, and each fault at least once. */
const cells = places.flatMap((place, placeIndex) =>
  faultNames.flatMap((fault, faultIndex) =>
    isWhole || placeIndex % faultNames.length === faultIndex ? [{ place, fault }] : [],
  ),
)

test('each call with a place and each fault are in the cells', () => {
  expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(faultNames))
  expect(new Set(cells.map(({ place }) => place))).toEqual(new Set(places))
})

for (const { place, fault } of cells)
  test(`${place.call} / ${fault} / ${place.name}`, { tag: '@cell' }, async ({ page, stack }) => {
    const isRefused = place.refusesRepeat === true && lostAnswers.includes(fault)
    const anySentence = (place.says ?? anyProblem)(page)
    const problem = anySentence.filter({ hasText: sentenceOf(place, fault) }).first()
    const settled = place.settles?.[fault]?.(page)
    if (fault === 'slow') await page.clock.install()
    await place.open(page, stack)
    await stack.setFault({
      operation: place.call,
      fault,
      times: 20,
      ...(fault === 'slow' && { ms: 600_000 }),
      ...(place.match && { match: place.match }),
    })
    const sent = page.waitForRequest(/\/(graphql|identity)$/)
    await place.use(page, stack)
    if (fault === 'slow') {
      await sent
      // Until the page answers, it waits for its code.
      await expect(page.locator('[inert]')).toHaveCount(0)
      await expect(async () => {
        await page.clock.runFor(callTimeoutMs)
        await expect(settled ?? problem).toBeVisible({ timeout: 3_000 })
      }).toPass()
    }
    if (settled) return expect(settled).toBeVisible()
    await expect(problem).toBeVisible()
    await place.keeps?.(page)
    await stack.clearFaults()
    await (place.again ?? (() => page.getByRole('button', { name: 'Retry' }).first().click()))(page, stack)
    await expect(isRefused ? place.shows(page).or(anySentence).first() : place.shows(page)).toBeVisible()
  })

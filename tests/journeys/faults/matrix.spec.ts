import { faultNames } from '#local/faults/faults.ts'
import { operationNames } from '#local/graphql/contract.ts'
import { targetNames } from '#local/identity/targets.ts'
import { checkCell } from '#tests/journeys/faults/cell.ts'
import { graphqlPlaces } from '#tests/journeys/faults/graphqlPlaces.ts'
import { callsElsewhere, identityPlaces } from '#tests/journeys/faults/identityPlaces.ts'
import type { Place } from '#tests/journeys/faults/place.ts'
import { sessionPlaces } from '#tests/journeys/faults/sessionPlaces.ts'
import { expect, test } from '#tests/journeys/support/fixtures.ts'
import { isWhole } from '#tests/journeys/support/spread.ts'

const calls = [...operationNames, ...targetNames]
const places: readonly Place[] = [...graphqlPlaces, ...identityPlaces, ...sessionPlaces]

test('every call of the console has a place', () => {
  const known = [...places.map(({ call }) => call), ...Object.keys(callsElsewhere)]
  expect([...new Set(known)].toSorted()).toEqual(calls.toSorted())
})

/** Without {@link isWhole} every second place with one fault, and each fault at least once. */
const cells = places.flatMap((place, placeIndex) =>
  faultNames.flatMap((fault, faultIndex) =>
    isWhole || (placeIndex % 2 === 0 && (placeIndex / 2) % faultNames.length === faultIndex) ? [{ place, fault }] : [],
  ),
)

test('each fault is in the cells, and in the whole matrix each call with a place', () => {
  expect(new Set(cells.map(({ fault }) => fault))).toEqual(new Set(faultNames))
  if (isWhole) expect(new Set(cells.map(({ place }) => place))).toEqual(new Set(places))
})

for (const { place, fault } of cells)
  test(`${place.call} / ${fault} / ${place.name}`, { tag: '@cell' }, ({ page, stack }) =>
    checkCell(page, stack, { place, fault }),
  )

import { describe, expect, test } from 'vitest'
import { findJourney, stepNames } from '#charts/journeys/findJourney.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** Milliseconds for one journey on a busy machine. */
const timeout = 60_000

describe('every journey', () => {
  test.each(allJourneys.map((journey) => [journey.id, journey] as const))(
    '%s: the charts take the approved steps together',
    async (id, journey) => {
      const { steps, ...found } = findJourney(journey)
      await expect(stepNames({ steps, ...found }).join('\n')).toMatchFileSnapshot(`journeys/${id}.txt`)
    },
    timeout,
  )
})

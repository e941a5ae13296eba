import { describe, expect, test } from 'vitest'
import { findJourney, stepNames } from '#charts/journeys/findJourney.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { isForPerson } from '#charts/paths/scripts/testScripts.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** Milliseconds for one journey on a busy machine. */
const timeout = 60_000

describe('every journey', () => {
  test.each(allJourneys.map((journey) => [journey.id, journey] as const))(
    '%s: the charts take the approved steps together, and a person can follow them',
    async (id, journey) => {
      const found = findJourney(journey)
      await expect(`${stepNames(found).join('\n')}\n`).toMatchFileSnapshot(`journeys/${id}.txt`)
      const { scripts } = journeyScripts([found])
      expect(scripts.map(isForPerson)).toEqual([true])
      expect(scripts[0]?.startInstructions.action).toContain('http://localhost:5173/')
    },
    timeout,
  )
})

import { findJourney } from '#charts/journeys/findJourney.ts'
import { test } from '#tests/journeys/support/fixtures.ts'
import { journeyPages } from '#tests/paths/browser/journeys/journeyPages.ts'
import { runJourney } from '#tests/paths/browser/journeys/runJourney.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** The stack answers all calls of a journey. */
const noHeldCalls = {
  heldCall: () => {
    throw new Error('A journey holds no calls')
  },
  waitForCall: async () => undefined,
}

test.describe('journeys', () => {
  for (const journey of allJourneys)
    test(journey.id, async ({ page, stack }) => {
      const pages = journeyPages[journey.id]
      if (!pages) throw new Error(`journeyPages.ts does not say how a browser opens the journey ${journey.id}`)
      await runJourney({ page, stack, ...noHeldCalls }, findJourney(journey), pages)
    })
})

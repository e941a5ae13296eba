import { findJourney } from '#charts/journeys/findJourney.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { toSentences } from '#charts/paths/scripts/instructions.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** A journey in the atlas: the script for a tester. */
export interface JourneyData {
  readonly id: string
  readonly title: string
  readonly given: string
  readonly steps: readonly { readonly when: string; readonly how: readonly string[]; readonly seen: string }[]
}

export const journeyData = (): JourneyData[] =>
  journeyScripts(allJourneys.map((journey) => findJourney(journey))).scripts.map(
    ({ id, title, given, seen, startInstructions, steps }) => ({
      id,
      title,
      given,
      steps: [{ when: '', seen, instructions: startInstructions }, ...steps].map((step) => ({
        when: step.when,
        how: toSentences(step.instructions),
        seen: step.seen,
      })),
    }),
  )

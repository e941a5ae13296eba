import { findJourney } from '#charts/journeys/findJourney.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { toSentences } from '#charts/paths/scripts/instructions.ts'
import { sequenceFileOf } from '#charts/pictures/drawSequence.ts'
import { sequenceOf } from '#charts/pictures/sequence.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'

/** A journey in the atlas: the script for a tester. */
export interface JourneyData {
  readonly id: string
  readonly title: string
  readonly given: string
  readonly steps: readonly { readonly when: string; readonly how: readonly string[]; readonly seen: string }[]
}

/** All journeys with their pictures as SVG files. */
export const drawnJourneys = (): { readonly data: JourneyData; readonly picture: string }[] => {
  const found = allJourneys.map((journey) => findJourney(journey))
  return journeyScripts(found).scripts.map(({ id, title, given, seen, startInstructions, steps }, index) => ({
    data: {
      id,
      title,
      given,
      steps: [{ when: '', seen, instructions: startInstructions }, ...steps].map((step) => ({
        when: step.when,
        how: toSentences(step.instructions),
        seen: step.seen,
      })),
    },
    picture: sequenceFileOf(sequenceOf(found[index] as (typeof found)[number])),
  }))
}

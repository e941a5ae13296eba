import type { CompleteJourney } from '#charts/journeys/journey.ts'
import type { LiveChart } from '#charts/journeys/liveSystem.ts'
import type { JourneyStep } from '#charts/journeys/recorder.ts'

/** A step with the charts that run after it. */
export interface FoundStep extends JourneyStep {
  readonly live: readonly LiveChart[]
}

/** A way through a journey, and what the search for it took. */
export interface FoundJourney {
  readonly journey: CompleteJourney
  /** The start and the inputs. */
  readonly steps: readonly FoundStep[]
  /** How many different configurations of all charts the search has reached. */
  readonly configurations: number
}

import { oneOf } from '#charts/command/commandLine.ts'
import { printScripts } from '#charts/command/printScripts.ts'
import { findJourney, inputsWithoutInstructions } from '#charts/journeys/findJourney.ts'
import type { FoundJourney } from '#charts/journeys/foundJourney.ts'
import { type Journey, JourneyNotFound } from '#charts/journeys/journey.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'
import type { CommandLine } from '#tools/paths/cli/commandLine.ts'
import { withOrigin } from '#tools/paths/cli/scriptsCommand.ts'

/** Finds paths through several charts, and prints their scripts. */
export const journey = (line: CommandLine): number => {
  const { names, printError } = line
  const ids = allJourneys.map(({ id }) => id)
  const wanted = names.map((name) => oneOf('journey', name, ids))
  const journeys = names.length === 0 ? allJourneys : allJourneys.filter(({ id }) => wanted.includes(id))
  const found = journeys.flatMap((each) => findOrTell(each, printError))
  printScripts([journeyScripts(found)], line.options, withOrigin(line))
  return found.length < journeys.length ? 1 : 0
}

const findOrTell = (wanted: Journey, printError: (text: string) => void): FoundJourney[] => {
  const from = performance.now()
  try {
    const found = findJourney(wanted)
    const seconds = ((performance.now() - from) / 1_000).toFixed(1)
    printError(`${wanted.id}: ${found.steps.length - 1} steps, ${found.configurations} configurations, ${seconds} s.`)
    const [missing] = inputsWithoutInstructions(found)
    if (missing !== undefined)
      printError(
        `  Only the automatic test can follow it: "${missing}" has no instructions. ` +
          'Add them to manual.inputs of the journey, or a mustPass that leads another way.',
      )
    return [found]
  } catch (error) {
    if (!(error instanceof JourneyNotFound)) throw error
    printError(error.message)
    return []
  }
}

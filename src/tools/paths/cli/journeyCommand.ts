import { findJourney, type FoundJourney, JourneyNotFound } from '#charts/journeys/findJourney.ts'
import type { Journey } from '#charts/journeys/journey.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { allJourneys } from '#tools/paths/allJourneys.ts'
import { sequenceFileOf } from '#charts/pictures/drawSequence.ts'
import { sequenceOf } from '#charts/pictures/sequence.ts'
import { type CommandLine, oneOf, UsageError } from '#tools/paths/cli/commandLine.ts'
import { printScripts, withOrigin } from '#tools/paths/cli/scriptsCommand.ts'

/** Finds paths through several charts, and prints their scripts or draws them. */
export const journey = (line: CommandLine): number => {
  const { names, printError } = line
  const found = journeysNamed(names).flatMap((wanted) => findOrTell(wanted, printError))
  if (line.options.picture === undefined) printScripts([journeyScripts(found)], withOrigin(line))
  else writePicture(found, line.options.picture, line)
  return found.length < journeysNamed(names).length ? 1 : 0
}

const writePicture = (found: readonly FoundJourney[], file: string, { write, print }: CommandLine): void => {
  const [only, ...others] = found
  if (!only || others.length > 0) throw new UsageError('A picture has one journey. Name it.')
  write(file, sequenceFileOf(sequenceOf(only)))
  print(`Wrote ${file}.`)
}

const journeysNamed = (names: readonly string[]): readonly Journey[] =>
  names.length === 0
    ? allJourneys
    : names.map((name) => {
        const id = oneOf(
          'journey',
          name,
          allJourneys.map((each) => each.id),
        )
        return allJourneys.find((each) => each.id === id) as Journey
      })

const findOrTell = (wanted: Journey, printError: (text: string) => void): FoundJourney[] => {
  const from = performance.now()
  try {
    const found = findJourney(wanted)
    const seconds = ((performance.now() - from) / 1_000).toFixed(1)
    printError(`${wanted.id}: ${found.steps.length - 1} steps, ${found.configurations} configurations, ${seconds} s.`)
    return [found]
  } catch (error) {
    if (!(error instanceof JourneyNotFound)) throw error
    printError(error.message)
    return []
  }
}

import { findJourney, inputsWithoutInstructions } from '#charts/journeys/findJourney.ts'
import type { FoundJourney } from '#charts/journeys/foundJourney.ts'
import { type Journey, JourneyNotFound } from '#charts/journeys/journey.ts'
import { journeyScripts } from '#charts/journeys/journeyScript.ts'
import { allJourneys, completeIfOfConsole } from '#tools/paths/allJourneys.ts'
import { sequenceFileOf } from '#charts/pictures/drawSequence.ts'
import { sequenceOf } from '#charts/pictures/sequence.ts'
import { readForeignJourneys } from '#tools/paths/cli/foreignModule.ts'
import { type CommandLine, oneOf, UsageError } from '#tools/paths/cli/commandLine.ts'
import { printScripts, withOrigin } from '#tools/paths/cli/scriptsCommand.ts'

/** Finds paths through several charts, and prints their scripts or draws them. */
export const journey = async (line: CommandLine): Promise<number> => {
  const { names, options, printError } = line
  try {
    const wanted = await journeysNamed(names)
    const found = wanted.flatMap((each) => findOrTell(each, printError))
    if (options.picture !== undefined) writePicture(found, options.picture, line)
    else printScripts([journeyScripts(found)], withOrigin(line))
    return found.length < wanted.length ? 1 : 0
  } catch (error) {
    if (!(error instanceof UsageError)) throw error
    printError(error.message)
    return 2
  }
}

const writePicture = (found: readonly FoundJourney[], file: string, { write, print }: CommandLine): void => {
  const [only, ...others] = found
  if (!only || others.length > 0) throw new UsageError('A picture has one journey. Name it.')
  write(file, sequenceFileOf(sequenceOf(only)))
  print(`Wrote ${file}.`)
}

/** A name with an ending is a file, also of another project. */
const journeysNamed = async (names: readonly string[]): Promise<readonly Journey[]> => {
  if (names.length === 0) return allJourneys
  const ids = allJourneys.map(({ id }) => id)
  const named = names.map(async (name) =>
    /\.\w+$/.test(name)
      ? (await readForeignJourneys(name)).map(completeIfOfConsole)
      : allJourneys.filter(({ id }) => id === oneOf('journey', name, ids)),
  )
  return (await Promise.all(named)).flat()
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

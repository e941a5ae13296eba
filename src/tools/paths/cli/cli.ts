import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runPaths } from '#tools/paths/cli/command.ts'
import type { CommandIo } from '#tools/paths/cli/commandLine.ts'
import { readText } from '#tools/readText.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const io: CommandIo = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  write,
  read: readText,
}

const args = process.argv.slice(2)
// A chart of another project needs none of the charts here, and these take a second to load.
const testModels = args.includes('--machine') ? [] : (await import('#tools/paths/namedTestModels.ts')).namedTestModels
// Code of another project can fail later. The command does not depend on it.
if (args.includes('--machine')) process.on('unhandledRejection', () => {})
const exitCode = await runPaths(args, testModels, io)
// A file of another project can have started timers, which would keep the process alive.
process.stdout.write('', () => process.exit(exitCode))

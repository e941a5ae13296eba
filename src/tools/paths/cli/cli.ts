import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runPaths } from '#tools/paths/cli/command.ts'
import type { CommandIo } from '#tools/paths/cli/commandLine.ts'
import { namedTestModels } from '#tools/paths/namedTestModels.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const io: CommandIo = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  write,
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
}

const exitCode = await runPaths(process.argv.slice(2), namedTestModels, io)
// A file of another project can have started timers, which would keep the process alive.
process.stdout.write('', () => process.exit(exitCode))

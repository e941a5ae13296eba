import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type CommandIo, UsageError } from '#charts/command/commandLine.ts'
import { readText } from '#charts/readText.ts'

const io: CommandIo = {
  print: (text) => void process.stdout.write(`${text}\n`),
  printError: (text) => void process.stderr.write(`${text}\n`),
  write: (file, text) => {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  },
  read: readText,
}

/** Runs a command with the arguments of the process, and ends the process with its result. */
export const runProcess = async (
  run: (args: readonly string[], io: CommandIo) => number | Promise<number>,
): Promise<void> => {
  const args = process.argv.slice(2)
  // Code of another project can fail later. The command does not depend on it.
  if (args.includes('--machine')) process.on('unhandledRejection', () => {})
  const exitCode = await Promise.resolve()
    .then(() => run(args, io))
    .catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error
      io.printError(error.message)
      return 2
    })
  // A file of another project can have started timers, which would keep the process alive.
  process.stdout.write('', () => process.exit(exitCode))
}

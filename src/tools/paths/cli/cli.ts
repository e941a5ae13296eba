import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { runPaths } from '#tools/paths/cli/command.ts'
import type { CommandIo } from '#tools/paths/cli/commandIo.ts'
import { runUsage } from '#tools/paths/cli/usageCommand.ts'
import { namedTestModels } from '#tools/paths/model/namedTestModels.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

const list = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((found) => found.isFile())
        .map(({ parentPath, name }) => join(parentPath, name).replaceAll('\\', '/'))
    : []

const io: CommandIo = {
  print: (text) => console.log(text),
  printError: (text) => console.error(text),
  write,
  read: (file) => (existsSync(file) ? readFileSync(file, 'utf8') : null),
  list,
  remove: (file) => rmSync(file),
  repository: process.cwd(),
}

const [command, ...rest] = process.argv.slice(2)
process.exitCode =
  command === 'usage' ? await runUsage(rest, namedTestModels, io) : runPaths(process.argv.slice(2), namedTestModels, io)

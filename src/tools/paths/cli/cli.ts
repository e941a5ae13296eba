import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { runPaths } from '#tools/paths/cli/command.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

const write = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
  console.log(`Written to ${file}.`)
}

const read = (file: string): string | null => (existsSync(file) ? readFileSync(file, 'utf8') : null)

process.exitCode = runPaths(process.argv.slice(2), allTestModels, {
  print: console.log,
  printError: console.error,
  write,
  read,
  repository: process.cwd(),
})

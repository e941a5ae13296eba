import { readFileSync } from 'node:fs'
import { UsageError } from '#charts/command/commandLine.ts'
import { answers } from '#tools/mcp/answers.ts'
import { namedTestModels } from '#tools/paths/namedTestModels.ts'

const [question = '', name = ''] = process.argv.slice(2)
try {
  process.stdout.write((await answers[question]?.(namedTestModels, name, readFileSync(0, 'utf8'))) ?? '')
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  process.stderr.write(`Error: ${error.message}\n`)
  process.exitCode = 2
}

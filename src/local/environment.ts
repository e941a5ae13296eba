import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The same files as in a build with the mode "stack", highest priority first. */
const files = ['.env.stack.local', '.env.stack', '.env.local', '.env']

/** The variables of the process and of the .env files, so that the stack and the site have the same settings. */
export const readEnvironment = (projectFolder: string): Record<string, string | undefined> => {
  for (const file of files.map((name) => join(projectFolder, name)).filter((path) => existsSync(path)))
    process.loadEnvFile(file)
  return process.env
}

import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The files that a build of the mode "stack" reads too, the one that wins first. */
const files = ['.env.stack.local', '.env.stack', '.env.local', '.env']

/** The process's variables, completed by the project's .env files, so that the stack and the site have the same settings. */
export const readEnvironment = (projectFolder: string): Record<string, string | undefined> => {
  for (const file of files.map((name) => join(projectFolder, name)).filter((path) => existsSync(path)))
    process.loadEnvFile(file)
  return process.env
}

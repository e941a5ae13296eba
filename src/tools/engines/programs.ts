import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The Debian packages of the browsers that `npm run test:engines` drives. WebKitGTK needs a display, and Xvfb is one. */
export const enginePackages = ['firefox-esr', 'webkit2gtk-driver', 'xvfb'] as const

/** What must be installed, and the programs that it can be. */
const programs = {
  firefox: ['firefox-esr', 'firefox'],
  webKitDriver: ['WebKitWebDriver'],
  display: ['Xvfb'],
} as const

export type EngineProgram = keyof typeof programs

const variables: Readonly<Partial<Record<EngineProgram, string>>> = { firefox: 'FIREFOX_PATH' }

/**
 * Finds a program: first its variable, such as `FIREFOX_PATH`, then the folders of `PATH`.
 * @returns its path, or undefined
 */
export const findProgram = (
  program: EngineProgram,
  environment: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const folders = (environment['PATH'] ?? '').split(delimiter)
  const inPath = programs[program].flatMap((name) => folders.map((folder) => join(folder, name)))
  const variable = variables[program]
  return [variable && environment[variable], ...inPath].find((path) => path !== undefined && existsSync(path))
}

/** The programs that this machine lacks. */
export const missingPrograms = (environment: NodeJS.ProcessEnv = process.env): EngineProgram[] =>
  (Object.keys(programs) as EngineProgram[]).filter((program) => findProgram(program, environment) === undefined)

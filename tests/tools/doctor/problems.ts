import { examine } from '#tools/doctor/examine.ts'
import { readSettings } from '#tools/doctor/settings.ts'
import { createDeployment, environment, type Responder, site } from '#tests/tools/doctor/deployment.ts'

interface Setup {
  readonly environment?: Record<string, string>
  readonly broken?: Record<string, Responder>
}

/** A set-up, and what the doctor finds there. */
export type BrokenSetup = [name: string, setup: Setup, problems: string[]]

/** What is not right, as `state what: detail -> fix`. */
export const problemsOf = async (setup: Setup): Promise<string[]> => {
  const read = readSettings({ ...environment, ...setup.environment })
  const { ask } = createDeployment(setup.broken)
  const results = Array.isArray(read) ? read : await examine({ ask, settings: read, site })
  return results
    .filter(({ state }) => state !== 'right')
    .map(({ state, what, detail, fix }) => `${state} ${what}: ${detail} -> ${fix}`)
}

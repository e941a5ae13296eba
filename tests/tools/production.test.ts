import { expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { localSettings } from '#local/localSettings.ts'

/** The time for two builds on a busy computer. */
const buildTimeoutMs = 120_000

/** All scripts of a build as one text. */
const scriptsOf = async (mode: string): Promise<string> => {
  Object.assign(process.env, localSettings, { NODE_ENV: 'production' })
  const built = (await build({
    mode,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test(
  'the code that shows the charts to tests is in the build for the local stack and not in a production build',
  async () => {
    const [stack, production] = [await scriptsOf('stack'), await scriptsOf('production')]
    expect(stack).toContain('recordCharts')
    expect(production).not.toContain('recordCharts')
  },
  buildTimeoutMs,
)

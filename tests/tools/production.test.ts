import { build, type Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { localSettings } from '#local/localSettings.ts'
import { sourcesIn } from '#tests/support/sources.ts'

/** The time for a build on a busy computer. */
const buildTimeoutMs = 120_000

/** All scripts of a production build as one text. */
const buildScripts = async (): Promise<string> => {
  for (const [name, value] of Object.entries({ ...localSettings, NODE_ENV: 'production' })) vi.stubEnv(name, value)
  const built = (await build({
    mode: 'production',
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

test(
  'the code that shows the charts to tests is not in a production build',
  async () => {
    const source = sourcesIn('src').find(({ file }) => file === 'src/main.ts')
    expect(source?.code).toContain('recordCharts')
    const scripts = await buildScripts()
    expect(scripts).toContain('renderApp')
    expect(scripts).not.toContain('recordCharts')
  },
  buildTimeoutMs,
)

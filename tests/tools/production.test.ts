import { describe, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { inspectionChannel } from '#domain/app/inspection.ts'
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

describe('code for the local stack only', () => {
  const texts = [
    `'${inspectionChannel}'`,
    `"${inspectionChannel}"`,
    'recordCharts',
    'createAtlasInspector',
    '/atlas/#live',
  ]

  test(
    'is in the build for the local stack and not in a production build',
    async () => {
      const [stack, production] = [await scriptsOf('stack'), await scriptsOf('production')]
      expect(texts.filter((text) => stack.includes(text))).toEqual(
        expect.arrayContaining(['recordCharts', 'createAtlasInspector', '/atlas/#live']),
      )
      expect(texts.filter((text) => production.includes(text))).toEqual([])
    },
    buildTimeoutMs,
  )
})

import { describe, expect, test } from 'vitest'
import { build, type Rolldown } from 'vite'
import { inspectionChannel } from '#domain/app/inspection.ts'
import { localSettings } from '#local/localSettings.ts'

/** Milliseconds for a build, on a machine that is busy with other things. */
const patience = 120_000

/** Every script of a build, as one text. */
const scriptsOf = async (mode: string): Promise<string> => {
  Object.assign(process.env, localSettings, { NODE_ENV: 'production' })
  const built = (await build({
    mode,
    logLevel: 'error',
    build: { write: false, minify: false },
  })) as Rolldown.RolldownOutput
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

describe('what only the local stack is for', () => {
  const signs = [
    `'${inspectionChannel}'`,
    `"${inspectionChannel}"`,
    'recordCharts',
    'createAtlasInspector',
    '/atlas/#live',
  ]

  test(
    'is in its build, and in none for production',
    async () => {
      const [stack, production] = [await scriptsOf('stack'), await scriptsOf('production')]
      expect(signs.filter((sign) => stack.includes(sign))).toEqual(
        expect.arrayContaining(['recordCharts', 'createAtlasInspector', '/atlas/#live']),
      )
      expect(signs.filter((sign) => production.includes(sign))).toEqual([])
    },
    patience,
  )
})

import react from '@vitejs/plugin-react'
import phoneMetadata from 'libphonenumber-js/max/metadata'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { parse } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadEnv } from 'vite'
import type { TestSequencer, TestSpecification } from 'vitest/node'
import { defineConfig } from 'vitest/config'
import { phoneCountryOf } from '#domain/auth/phone.ts'
import { toAppLinks } from '#domain/routes/appLinks.ts'
import { parseConfig, ConfigError } from '#domain/app/config.ts'
import { withLocalSettings } from '#local/localSettings.ts'
import { createChunkGroups, missingDependencies } from '#tools/firstChunks.ts'
import { compileHints } from '#tools/compileHints.ts'
import { lazyPaths } from '#tools/lazyPaths.ts'
import { leanCharts } from '#tools/leanCharts.ts'
import { chartWordsPlugin } from '#tools/problemReport/chartWordsPlugin.ts'
import { devPublicPagesPlugin } from '#tools/prerender/devPublicPagesPlugin.ts'
import { rolldownChecks } from '#tools/rolldownChecks.ts'
import { buildTarget } from '#tools/supportedBrowsers.ts'
import { withoutParser } from '#tools/withoutParser.ts'

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url))

const { version } = JSON.parse(readFileSync(folder('package.json'), 'utf8')) as { version: string }

/** The local stack and the tests have default settings. A production build reads every setting from its environment. */
const settingsOf = (mode: string) => {
  const environment = loadEnv(mode, folder('.'), 'VITE_')
  try {
    return parseConfig(mode === 'production' ? environment : withLocalSettings(environment))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error.message)
    process.exit(1)
  }
}

/** The tests that change what others import: they replace a module, load one again, or build for production. */
const isolatedTests = [
  'pages/admin/leaderboard',
  'services/api/prefetchedCalls',
  'services/browser/tabs',
  'tools/production',
]
const isolatedFiles = isolatedTests.map((name) => `tests/${name}.test.ts`)

/** They start first, so that no worker has nothing to do at the end. */
const slowTests = ['paths/charts', 'tools/atlas/allCharts', 'tools/paths/packCharts']

/** In a fresh clone, Vitest does not know how long a test takes. */
class SlowestFirst implements TestSequencer {
  shard(files: TestSpecification[]) {
    return files
  }
  sort(files: TestSpecification[]) {
    const isSlow = ({ moduleId }: TestSpecification) => slowTests.some((name) => moduleId.endsWith(`${name}.test.ts`))
    return [...files.filter(isSlow), ...files.filter((file) => !isSlow(file))]
  }
}

/** `Button_primary`. A hash instead would change the size of every page with each change of a style. */
const classNameOf = (name: string, file: string): string => `${parse(parse(file).name).name}_${name}`

export default defineConfig(({ command, mode }) => {
  const settings = settingsOf(mode)
  return {
    root: folder('src'),
    envDir: folder('.'),
    cacheDir: folder('node_modules/.vite'),
    define: {
      __SETTINGS__: JSON.stringify(settings),
      __APP_LINKS__: JSON.stringify(toAppLinks(settings)),
      __PHONE_COUNTRY__: JSON.stringify(phoneCountryOf(settings.VITE_DEFAULT_COUNTRY, phoneMetadata)),
      'import.meta.env.VITE_PRODUCT_NAME': JSON.stringify(settings.VITE_PRODUCT_NAME),
      'import.meta.env.VITE_VERSION': JSON.stringify(version),
      'import.meta.env.VITE_CODE_CHARACTERS': JSON.stringify(settings.VITE_CODE_CHARACTERS),
    },
    resolve: { alias: command === 'build' ? withoutParser : [] },
    css: { modules: { generateScopedName: classNameOf } },
    plugins: [leanCharts(), lazyPaths(), chartWordsPlugin(), react(), devPublicPagesPlugin(settings), compileHints()],
    // The atlas has its own build.
    optimizeDeps: { entries: ['index.html', 'tools/prerender/renderPublicPage.tsx'] },
    build: {
      outDir: folder(mode === 'production' ? 'dist/site' : 'dist/stack'),
      emptyOutDir: true,
      manifest: true,
      target: buildTarget,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: missingDependencies },
      // The chunk of the plots is large, and loads after the figures.
      chunkSizeWarningLimit: 600,
      rolldownOptions: {
        output: { codeSplitting: { groups: createChunkGroups() } },
        checks: rolldownChecks,
      },
    },
    test: {
      root: folder('.'),
      environment: 'node',
      // The default leaves one core unused.
      maxWorkers: availableParallelism(),
      testTimeout: 120_000,
      hookTimeout: 120_000,
      setupFiles: ['tests/support/startTestClock.ts'],
      sequence: { sequencer: SlowestFirst },
      projects: [
        { extends: true, test: { name: 'isolated', include: isolatedFiles, isolate: true } },
        // They share what they import: no test depends on the state of a module that another one has left.
        {
          extends: true,
          test: { name: 'shared', include: ['tests/**/*.test.ts'], exclude: isolatedFiles, isolate: false },
        },
      ],
      // XState says this where a test path goes on after an invoked chart has failed, as it must.
      onConsoleLog: (text) => !text.includes('was sent to stopped actor'),
    },
  }
})

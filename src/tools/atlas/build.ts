import react from '@vitejs/plugin-react'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { chartFilesOf, layOutAll } from '#tools/atlas/chartFiles.ts'
import type { ChartData } from '#tools/atlas/data/chartData.ts'
import { layoutToJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { pathDataOf } from '#tools/atlas/data/pathData.ts'
import { chartsPlugin } from '#tools/atlas/data/plugin.ts'
import { screenshotsFolder, screenshotsOf } from '#tools/atlas/data/screenshots.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { coverageFile, parseCoverage } from '#tools/paths/check/coverage.ts'
import { reviewFolder } from '#tools/atlas/review/review.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

export const atlasFolder = 'dist/atlas'

/** Builds the atlas of the charts as they are now, as static files. */
export const buildAtlas = async (): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  const laid = await layOutAll(allTestModels.map(toDrawnChart))
  const record = existsSync(coverageFile) ? parseCoverage(readFileSync(coverageFile, 'utf8')).charts : {}
  const charts = new Map(
    allTestModels.map((entry, index): [string, ChartData] => [
      entry.id,
      {
        layout: layoutToJson(laid[index] as (typeof laid)[number]),
        paths: pathDataOf(entry),
        coverage: record[entry.id]?.taken ?? null,
        screenshots: screenshotsOf(entry.id),
      },
    ]),
  )
  const made = join(dirname(atlasFolder), `.atlas-${process.pid}`)
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'site'),
    base: './',
    logLevel: 'warn',
    plugins: [react(), chartsPlugin(charts)],
    build: {
      outDir: join(process.cwd(), made),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  for (const [name, text] of chartFilesOf(laid)) if (name.endsWith('.svg')) writeInto(join(made, 'charts', name), text)
  if (existsSync(screenshotsFolder)) cpSync(screenshotsFolder, join(made, 'screens'), { recursive: true })
  writeInto(join(made, 'review/review.json'), 'null')
  if (existsSync(reviewFolder)) cpSync(reviewFolder, join(made, 'review'), { recursive: true })
  takePlace(made)
  console.log(`Built ${atlasFolder}`)
}

const writeInto = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Put in place when it is whole, so that nobody meets half an atlas. */
const takePlace = (made: string): void => {
  const old = `${made}-old`
  if (existsSync(atlasFolder)) renameSync(atlasFolder, old)
  renameSync(made, atlasFolder)
  rmSync(old, { recursive: true, force: true })
}

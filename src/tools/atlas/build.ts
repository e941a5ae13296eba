import react from '@vitejs/plugin-react'
import { cpSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { build } from 'vite'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { ChartData } from '#tools/atlas/data/chartData.ts'
import { layoutToJson, type FoldedLayoutJson } from '#tools/atlas/data/chartLayoutJson.ts'
import { pathDataOf } from '#tools/atlas/data/pathData.ts'
import { foldChart, foldLevelsOf, markFailures } from '#tools/atlas/picture/foldChart.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import type { DrawnChart } from '#tools/atlas/picture/drawnChart.ts'
import { chartsPlugin } from '#tools/atlas/data/plugin.ts'
import { screenshotsFolder, screenshotsOf } from '#tools/atlas/data/screenshots.ts'
import { reviewFolder } from '#tools/atlas/review/review.ts'
import { chartWordsPlugin } from '#tools/problemReport/chartWordsPlugin.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'

export const atlasFolder = 'dist/atlas'

/** Builds the atlas of the current charts as static files in `dist/atlas`. */
export const buildAtlas = async (): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  const layouts = await layOutAll(allTestModels.map((testModel) => markFailures(toDrawnChart(testModel))))
  const charts = new Map<string, ChartData>()
  for (const [index, testModel] of allTestModels.entries()) {
    const layout = layouts[index] as (typeof layouts)[number]
    charts.set(testModel.id, {
      layout: layoutToJson(layout),
      // The library is synchronous, see layOutAll.
      // oxlint-disable-next-line no-await-in-loop
      foldedLayouts: await foldedLayoutsOf(layout.chart),
      paths: pathDataOf(testModel),
      screenshots: screenshotsOf(testModel.id),
    })
  }
  const outputFolder = join(dirname(atlasFolder), `.atlas-${process.pid}`)
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'site'),
    base: './',
    logLevel: 'warn',
    plugins: [react(), chartsPlugin(charts), chartWordsPlugin()],
    build: {
      outDir: join(process.cwd(), outputFolder),
      emptyOutDir: true,
      target: 'es2022',
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 2_000,
      rolldownOptions: { checks: { pluginTimings: false } },
    },
  })
  for (const layout of layouts) writeText(join(outputFolder, 'charts', `${layout.chart.id}.svg`), pictureFileOf(layout))
  if (existsSync(screenshotsFolder)) cpSync(screenshotsFolder, join(outputFolder, 'screens'), { recursive: true })
  writeText(join(outputFolder, 'review/review.json'), 'null')
  if (existsSync(reviewFolder)) cpSync(reviewFolder, join(outputFolder, 'review'), { recursive: true })
  replaceAtlas(outputFolder)
  console.log(`Built ${atlasFolder}`)
}

const foldedLayoutsOf = async (chart: DrawnChart): Promise<FoldedLayoutJson[]> => {
  const levels = foldLevelsOf(chart)
  const layouts = await layOutAll(levels.map((folded) => foldChart(chart, { folded, failuresOf: [] })))
  return layouts.map((layout, index) => {
    const { chart: _, ...positions } = layoutToJson(layout)
    return { folded: levels[index] as readonly string[], positions }
  })
}

const writeText = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Replaces the atlas only after the build is complete, so that a running server never serves half of it. */
const replaceAtlas = (newFolder: string): void => {
  const old = `${newFolder}-old`
  if (existsSync(atlasFolder)) renameSync(atlasFolder, old)
  renameSync(newFolder, atlasFolder)
  rmSync(old, { recursive: true, force: true })
}

import react from '@vitejs/plugin-react'
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { build, preview } from 'vite'
import { documentHeadersFile, securityHeaders } from '#domain/routes/contentPolicy.ts'
import { layOutAll } from '#charts/pictures/layout.ts'
import { chartDataOf } from '#tools/atlas/chartData.ts'
import { journeyData } from '#tools/atlas/journeyData.ts'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { markFailures } from '#charts/pictures/drawnChart.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { pictureStyleHash } from '#charts/pictures/pictureStyle.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { readComments } from '#tools/atlas/review/commentFiles.ts'
import { reviewFolder } from '#tools/atlas/review/review.ts'
import { versionOfCharts } from '#tools/atlas/review/versionOfCharts.ts'
import { screensFolder, statesWithScreen } from '#tools/atlas/screens/screenFiles.ts'
import { traceData } from '#tools/atlas/traceData.ts'
import { licenceList, writeLicences } from '#tools/licences.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { usageFile } from '#tools/paths/resultFiles.ts'
import { usageOf, visitsIn } from '#tools/paths/usage.ts'
import { readText } from '#charts/readText.ts'
import { replaceFolder } from '#tools/replaceFolder.ts'
import { rolldownChecks } from '#tools/rolldownChecks.ts'

const atlasFolder = 'dist/atlas'

/** Builds the atlas of the current charts as static files. */
const buildAtlas = async (): Promise<void> => {
  process.env['NODE_ENV'] = 'production'
  const drawnCharts = allTestModels.map(toDrawnChart)
  const layouts = await layOutAll(drawnCharts.map(markFailures))
  const visitsText = readText(usageFile)
  const visits = visitsText === null ? null : visitsIn(visitsText)
  const charts = allTestModels.map((testModel, index) =>
    chartDataOf(testModel, layouts[index] as ChartLayout, allTestModels, {
      screens: statesWithScreen(screensFolder, testModel.id),
      usage: visits && usageOf(testModel, visits, readText),
    }),
  )
  const outputFolder = join(dirname(atlasFolder), `.atlas-${process.pid}`)
  await build({
    configFile: false,
    root: join(import.meta.dirname, 'site'),
    base: './',
    logLevel: 'warn',
    define: {
      __CHARTS__: JSON.stringify(charts.map(({ picture }) => picture.chart)),
      __VERSION__: JSON.stringify(versionOfCharts(drawnCharts)),
      __JOURNEYS__: JSON.stringify(journeyData()),
      __TRACE__: JSON.stringify(traceData()),
    },
    plugins: [react()],
    build: {
      outDir: join(process.cwd(), outputFolder),
      emptyOutDir: true,
      target: 'es2022',
      license: licenceList('atlas'),
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      // One file has all charts, so that the search needs no server.
      chunkSizeWarningLimit: Infinity,
      rolldownOptions: { checks: rolldownChecks },
    },
  })
  await writeLicences(outputFolder)
  rmSync(join(outputFolder, '.vite'), { recursive: true })
  for (const layout of layouts) writeText(join(outputFolder, 'charts', `${layout.chart.id}.svg`), pictureFileOf(layout))
  for (const data of charts)
    writeText(join(outputFolder, 'charts', `${data.picture.chart.id}.json`), JSON.stringify(data))
  writeText(join(outputFolder, 'comments.json'), JSON.stringify(readComments()))
  writeText(join(outputFolder, 'review/review.json'), 'null')
  if (existsSync(screensFolder)) cpSync(screensFolder, join(outputFolder, 'screens'), { recursive: true })
  writeText(join(outputFolder, documentHeadersFile), JSON.stringify({ '*.svg': headers }))
  if (existsSync(reviewFolder)) cpSync(reviewFolder, join(outputFolder, 'review'), { recursive: true })
  await replaceFolder(atlasFolder, outputFolder)
}

const writeText = (file: string, text: string): void => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** The atlas sends requests only to its own origin. */
const headers = securityHeaders(
  {
    VITE_SITE_ORIGIN: 'http://localhost',
    VITE_IDENTITY_ENDPOINT: '/',
    VITE_GRAPHQL_ENDPOINT: '/',
    VITE_IMAGE_HOST: '/',
  },
  { scripts: [], styles: [pictureStyleHash] },
)

const serve = async (): Promise<void> => {
  const port = Number(process.env['PORT'] ?? 5174)
  const server = await preview({
    configFile: false,
    logLevel: 'warn',
    build: { outDir: atlasFolder },
    preview: { host: '127.0.0.1', port, strictPort: true, headers },
  })
  console.log(`The atlas is ready: ${server.resolvedUrls?.local[0] ?? `http://localhost:${port}/`}`)
  console.log('Press Ctrl+C to stop it.')
}

/** `npm run atlas` builds the atlas and serves it; with `--build` it only builds it. */
const options = parseArgs({ options: { build: { type: 'boolean' } } }).values
console.log('Drawing the charts. This takes up to a minute.')
await buildAtlas()
if (options.build) console.log(`The atlas is built: ${atlasFolder}`)
else await serve()

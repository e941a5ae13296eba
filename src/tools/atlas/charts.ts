import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chartFilesOf, chartsFolder, chartsOfPictures, layOutAll } from '#tools/atlas/chartFiles.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { type Review, reviewFolder } from '#tools/atlas/review/review.ts'
import { drawnChartsAt, createReviewFiles, writeReview } from '#tools/atlas/review/createReview.ts'
import { allTestModels } from '#tools/paths/model/allTestModels.ts'
import { UnknownRevision, UnreadableRevision } from '#tools/paths/diff/revision.ts'

const help = `Draws every chart into ${chartsFolder}.
  --since REF     compares the charts with those of a commit, a branch or a tag`

const read = () => {
  try {
    return parseArgs({ options: { since: { type: 'string' }, help: { type: 'boolean' } } }).values
  } catch (error) {
    console.error(`${(error as Error).message}\n${help}`)
    process.exit(2)
  }
}

const draw = async (): Promise<void> => {
  const startTime = performance.now()
  const files = chartFilesOf(await layOutAll(chartsOfPictures()))
  for (const file of readdirSync(chartsFolder, { recursive: true, withFileTypes: true })) {
    if (file.isFile() && !files.has(join(file.parentPath, file.name).slice(chartsFolder.length + 1)))
      rmSync(join(file.parentPath, file.name))
  }
  for (const [name, text] of files) {
    const file = join(chartsFolder, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  const seconds = ((performance.now() - startTime) / 1_000).toFixed(1)
  console.log(`Drew ${allTestModels.length} charts into ${chartsFolder} in ${seconds} s.`)
}

const signs = { added: '+', removed: '-', changed: '*' } as const

const print = ({ ref, charts }: Review): void => {
  if (charts.length === 0) return console.log(`No chart has changed since ${ref}.`)
  for (const { chart, kind, lines } of charts)
    console.log([`${chart} (${kind})`, ...lines.map((line) => `  ${signs[line.kind]} ${line.text}`)].join('\n'))
  console.log(`\nPictures and review.md are in ${reviewFolder}; the atlas shows them under "Review".`)
}

const compare = async (ref: string): Promise<void> => {
  const files = await createReviewFiles(ref, drawnChartsAt(process.cwd(), ref), allTestModels.map(toDrawnChart))
  writeReview(files, reviewFolder)
  if (existsSync('dist/atlas')) writeReview(files, 'dist/atlas/review')
  print(JSON.parse(files.get('review.json') ?? 'null') as Review)
}

const { since, help: wantsHelp } = read()
try {
  if (wantsHelp) console.log(help)
  else if (since === undefined) await draw()
  else await compare(since)
} catch (error) {
  if (!(error instanceof UnknownRevision || error instanceof UnreadableRevision)) throw error
  console.error(error.message)
  process.exitCode = error instanceof UnknownRevision ? 2 : 1
}

import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { chartFilesOf, chartsFolder, layOutAll } from '#tools/atlas/chartFiles.ts'
import { drawnChartOf } from '#tools/atlas/picture/chart.ts'
import { entries } from '#tools/paths/entries.ts'

const files = chartFilesOf(await layOutAll(entries.map(drawnChartOf)))
for (const file of readdirSync(chartsFolder, { recursive: true, withFileTypes: true })) {
  if (file.isFile() && !files.has(join(file.parentPath, file.name).slice(chartsFolder.length + 1))) rmSync(join(file.parentPath, file.name))
}
for (const [name, text] of files) {
  const file = join(chartsFolder, name)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
console.log(`Drew ${entries.length} charts into ${chartsFolder}.`)

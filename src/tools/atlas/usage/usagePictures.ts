import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { layOutAll } from '#tools/atlas/chartFiles.ts'
import type { Highlight, Highlights } from '#tools/atlas/picture/drawChart.ts'
import { pictureFileOf } from '#tools/atlas/picture/picture.ts'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import type { ChartUsage } from '#tools/paths/report/usage.ts'

const style = readFileSync(join(import.meta.dirname, 'usage.css'), 'utf8')

/** A sign has room for two digits. */
const maxSign = 99

const highlightOf = (count: number, highest: number): Highlight => {
  if (count === 0) return { className: 'unused' }
  const level = Math.ceil((3 * Math.log(count + 1)) / Math.log(highest + 1))
  return { className: `used-${level}`, sign: String(Math.min(count, maxSign)) }
}

const highlightsOf = ({ counts }: ChartUsage): Highlights => {
  const highest = Math.max(...counts.values())
  return { transitions: new Map([...counts].map(([id, count]) => [id, highlightOf(count, highest)])) }
}

/** The pictures of the charts that people used, coloured by use. By AREA/FLOW. */
export const usagePictures = async (usage: readonly ChartUsage[]): Promise<ReadonlyMap<string, string>> => {
  const used = usage.filter(({ counts }) => [...counts.values()].some((count) => count > 0))
  const layouts = await layOutAll(used.map(({ testModel }) => toDrawnChart(testModel)))
  return new Map(
    layouts.map((layout, index) => [
      layout.chart.id,
      pictureFileOf(layout, highlightsOf(used[index] as ChartUsage), style),
    ]),
  )
}

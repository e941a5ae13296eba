import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { outlineFilesOf, outlinesFolder } from '#tools/atlas/chartFiles.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { readChart } from '#charts/read/chart.ts'

const files = outlineFilesOf(allTestModels.map(toDrawnChart))

test('the committed outlines match the charts', () => {
  const committed = new Map(
    readdirSync(outlinesFolder).map((name) => [
      `${outlinesFolder}/${name}`,
      readFileSync(`${outlinesFolder}/${name}`, 'utf8'),
    ]),
  )
  const names = new Set([...files.keys(), ...committed.keys()])
  const outdated = [...names].filter((name) => files.get(name) !== committed.get(name))
  expect(outdated, 'Run "npm run charts" and commit the outlines').toEqual([])
})

test('the outlines have a line for every state and every transition', () => {
  const lines = [...files.values()].join('\n').split('\n')
  const isOther = /^ *- (\*\*In every state\*\*$|(runs|when the flow starts|on entry|on exit): )/
  const items = lines.filter((line) => /^ *- /.test(line) && !isOther.test(line))
  const states = items.filter((line) => /^ *- \*\*/.test(line))
  const charts = allTestModels.map(({ machine }) => readChart(machine))
  expect(states).toHaveLength(charts.reduce((sum, { states: { length } }) => sum + length - 1, 0))
  expect(items.length - states.length).toBe(charts.reduce((sum, { transitions }) => sum + transitions.length, 0))
})

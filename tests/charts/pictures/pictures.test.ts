import { expect, test } from 'vitest'
import { layOutAll } from '#charts/pictures/layout.ts'
import { markFailures } from '#charts/pictures/drawnChart.ts'
import { pictureFileOf } from '#charts/pictures/picture.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { readChart } from '#charts/read/chart.ts'

const idsIn = (svg: string, name: string): string[] => [
  ...new Set([...svg.matchAll(new RegExp(`data-${name}="([^"]*)"`, 'g'))].map(([, id]) => id as string)),
]

// A chart with calls, delays, regions and marks of failed calls.
test.each(['auth/verify', 'lists/savedViews'])('the picture of %s has every state and every transition', async (id) => {
  const testModel = allTestModels.find((candidate) => candidate.id === id) as (typeof allTestModels)[number]
  const [layout] = await layOutAll([markFailures(toDrawnChart(testModel))])
  const svg = pictureFileOf(layout as NonNullable<typeof layout>)
  const { states, transitions } = readChart(testModel.machine)
  expect(idsIn(svg, 'state').sort()).toEqual(states.map(({ path }) => path).sort())
  expect(idsIn(svg, 'transition').sort()).toEqual(transitions.map((transition) => transition.id).sort())
})

import { expect, test } from 'vitest'
import { layOutAll } from '#charts/pictures/layout.ts'
import { callLinksOf, usersOf } from '#tools/atlas/chartData.ts'
import type { ChartLayout } from '#charts/pictures/chartLayout.ts'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { allTestModels } from '#tools/paths/allTestModels.ts'
import { door } from '#tests/charts/samples/door.ts'

test('the calls of a chart that run other charts have links, inside their states', async () => {
  const verify = allTestModels.find(({ id }) => id === 'auth/verify') as (typeof allTestModels)[number]
  const [layout] = (await layOutAll([toDrawnChart(verify)])) as [ChartLayout]
  const links = callLinksOf(verify, layout, allTestModels)
  expect(links.map(({ state, chart }) => [state, chart])).toEqual([
    ['open.code.checking', 'auth/codeCheck'],
    ['open.resend.sending', 'auth/resend'],
  ])
  for (const { state, box } of links) {
    const outer = layout.states.get(state)
    expect(outer && box.x > outer.x && box.y > outer.y && box.y + box.height < outer.y + outer.height).toBe(true)
  }
})

test('a chart knows the charts that run it', () => {
  const users = (chart: string) => usersOf(allTestModels.find(({ id }) => id === chart) ?? door, allTestModels)
  expect(users('auth/resend')).toEqual(['auth/verify'])
  expect(users('auth/signIn')).toEqual([])
})

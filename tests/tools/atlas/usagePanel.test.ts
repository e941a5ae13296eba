import { expect, test } from 'vitest'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { toDrawnChart } from '#charts/pictures/toDrawnChart.ts'
import { UsagePanel } from '#tools/atlas/site/panels/UsagePanel.tsx'
import { usageOf } from '#tools/paths/usage.ts'
import { door } from '#tests/charts/samples/door.ts'

const textsOf = (markup: string): string[] =>
  markup
    .replaceAll(/<[^>]+>/g, '\n')
    .split(/\n+/)
    .filter(Boolean)

test('the most used transition is first, and one without an approved path says so', () => {
  const visits = [['closed: door.pushed'], ['closed: door.pushed', 'open: door.pulled']]
  const usage = usageOf(
    door,
    visits.map((names) => ({ format: 1 as const, taken: { door: names } })),
    () => '# house/door\nstart the house is new → closed\n  door.pushed → open\n',
  )
  expect(textsOf(renderToStaticMarkup(createElement(UsagePanel, { chart: toDrawnChart(door), usage })))).toEqual([
    '2 taken',
    'Closed: the person pushes the door → Open',
    'visits: 2',
    'Open: the person pulls the door → Closed',
    'visits: 1',
    'in no approved path',
    '2 never taken',
    'Closed: the person turns a key → Locked. The key fits.',
    'Locked: the person turns a key → Closed. The key fits.',
  ])
})

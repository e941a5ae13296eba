import { expect, test } from 'vitest'
import { createMachine } from 'xstate'
import { check } from '#charts/check.ts'
import { textBlocksOf } from '#charts/pictures/elkGraph.ts'
import { hasFreeTitles } from '#charts/pictures/freeTitles.ts'
import { layOutAll } from '#charts/pictures/layout.ts'

const names = ['waitingForTheAnswer', 'open', 'editing']

/** A chart with three levels. Each innermost state has an arrow to a state somewhere else, `step` states further. */
const nested = (step: number) => {
  const ids = names.flatMap((outer) => names.flatMap((middle) => names.map((inner) => `${outer}-${middle}-${inner}`)))
  const statesOf = (path: readonly string[]): object =>
    Object.fromEntries(
      names.map((name) => {
        const id = [...path, name].join('-')
        const target = ids[(ids.indexOf(id) * step + 5) % ids.length]
        const inner = { initial: names[0], states: path.length < 2 ? statesOf([...path, name]) : undefined }
        return [name, path.length < 2 ? inner : { id, on: ids.indexOf(id) % 3 === 0 ? { go: `#${target}` } : {} }]
      }),
    )
  return createMachine({ id: `nested${step}`, initial: 'open', states: statesOf([]) } as never)
}

test('no arrow runs through the title of a state', async () => {
  const drawings = [2, 5].map((step) => check(nested(step)).drawing)
  const layouts = await layOutAll(drawings)
  const withoutMoves = layouts.map((layout) => ({ ...layout, blocks: textBlocksOf(layout.chart) }))
  expect(withoutMoves.map(hasFreeTitles)).toEqual([false, false])
  expect(layouts.map(hasFreeTitles)).toEqual(layouts.map(() => true))
})

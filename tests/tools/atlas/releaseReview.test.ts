import { describe, expect, test } from 'vitest'
import { createActor } from 'xstate'
import { toDrawnChart } from '#tools/atlas/picture/toDrawnChart.ts'
import { outlineItemsOf } from '#tools/atlas/picture/outline.ts'
import { answersMachine } from '#tools/atlas/export/script/answers.machine.ts'
import { fileNameOf } from '#tools/atlas/export/script/answers.ts'
import { createReleaseReview } from '#tools/atlas/export/releaseReview.ts'
import { door } from '#tests/tools/paths/charts/door.ts'
import { lamp } from '#tests/tools/paths/charts/lamp.ts'

const kindsOf = async (...args: Parameters<typeof createReleaseReview>) => {
  const { since, flows } = await createReleaseReview(...args)
  return { since, flows: flows.map(({ id, kind, before, picture }) => [id, kind, before !== null, picture !== null]) }
}

describe('a release review', () => {
  test('without a comparison has every chart with its picture', async () => {
    expect(await kindsOf([door, lamp], null)).toEqual({
      since: null,
      flows: [
        [door.id, 'unchanged', false, true],
        [lamp.id, 'unchanged', false, true],
      ],
    })
  })

  test('has changed, new and removed charts first', async () => {
    const old = toDrawnChart(door)
    const removed = { ...old, id: 'house/gate' }
    const changed = { ...old, states: old.states.map((state) => ({ ...state, description: 'Other.' })) }
    expect(await kindsOf([lamp, door], { ref: 'v1', charts: [changed, removed] })).toEqual({
      since: 'v1',
      flows: [
        [lamp.id, 'added', false, true],
        [door.id, 'changed', true, true],
        ['house/gate', 'removed', true, false],
      ],
    })
  })

  test('has an outline with the states inside their parents', () => {
    const [chart] = outlineItemsOf(toDrawnChart(door))
    expect(chart?.name).toBe('In every state')
    expect(chart?.inner.map(({ name, text }) => [name, text.replace(/:.*/, '')])).toEqual([
      ['Closed', ' – starts here'],
      ['Open', 'The door is open.'],
      ['Locked', 'The door is locked.'],
    ])
  })
})

describe('the answers of a reviewer', () => {
  test('are unsaved from the first change until they are saved', () => {
    let saves = 0
    const answers = createActor(answersMachine)
    answers.on('save', () => (saves += 1))
    answers.start()
    const states = [
      answers.getSnapshot().value,
      ...(['answer.changed', 'answer.changed', 'save.requested', 'save.requested'] as const).map((type) => {
        answers.send({ type })
        return answers.getSnapshot().value
      }),
    ]
    expect({ states, saves }).toEqual({ states: ['saved', 'unsaved', 'unsaved', 'saved', 'saved'], saves: 2 })
  })

  test.each([
    ['/home/me/release%202.html', 'release 2.html'],
    ['/', 'review.html'],
  ])('of a file %s are saved as %s', (path, name) => {
    expect(fileNameOf(path)).toBe(name)
  })
})

import { expect, test } from 'vitest'
import { createActor } from 'xstate'
import { selectionMachine } from '#machines/lists/selection.machine.ts'
import { selectSelectedIds } from '#machines/lists/selection.selectors.ts'

test('several rows are added if one of them is not selected, and removed if all are', () => {
  const actor = createActor(selectionMachine).start()
  const toggle = (...ids: string[]): readonly string[] => {
    actor.send({ type: 'rows.toggled', ids })
    return selectSelectedIds(actor.getSnapshot())
  }
  expect([toggle('1', '2'), toggle('2', '3'), toggle('2', '3'), toggle('1')]).toEqual([
    ['1', '2'],
    ['1', '2', '3'],
    ['1'],
    [],
  ])
})

import { expect, test } from 'vitest'
import type { AnyStateNode } from 'xstate'
import { testModels } from '#machines/testModels.ts'

/** The calls that change what the server has: chart, and id of the call. */
const writes = [
  'users statusSave',
  'marketerForm marketerSave',
  'marketerImport marketerSave',
  'deleteMarketer marketerDeletion',
  'profileForm nameSave',
  'deleteAccount deleteAccount',
  'deleteAccount deleteIdentity',
]

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)]

/** A state, one inside it or one around it takes the question of the router. */
const isAsked = (state: AnyStateNode | undefined): boolean =>
  state !== undefined &&
  ([state, ...Object.values(state.states)].some(({ ownEvents }) => ownEvents.includes('leave.requested')) ||
    isAsked(state.parent))

const writing = testModels.flatMap(({ machine }) =>
  statesOf(machine.root).flatMap((state) =>
    state.invoke.map(({ id }) => ({ call: `${machine.id} ${id}`, state })).filter(({ call }) => writes.includes(call)),
  ),
)

test.each(writing)('the router asks before a page is left during $call', ({ state }) => {
  expect(isAsked(state)).toBe(true)
})

test('each write has a state', () => {
  expect(new Set(writing.map(({ call }) => call))).toEqual(new Set(writes))
})

import { expect, test } from 'vitest'
import type { AnyStateMachine, AnyStateNode } from 'xstate'
import { testModels } from '#machines/testModels.ts'

/** A call changes what the server has if it is a save, or one of the two deletions of an account, which are none. */
const isWrite = ({ implementations }: AnyStateMachine, src: string): boolean =>
  (implementations.actors[src] as Partial<AnyStateMachine> | undefined)?.id === 'save' ||
  src === 'deleteIdentity' ||
  (src === 'deleteAccount' && 'deleteIdentity' in implementations.actors)

const statesOf = (state: AnyStateNode): AnyStateNode[] => [state, ...Object.values(state.states).flatMap(statesOf)]

/** A state, one inside it or one around it takes the question of the router. */
const isAsked = (state: AnyStateNode | undefined): boolean =>
  state !== undefined &&
  ([state, ...Object.values(state.states)].some(({ ownEvents }) => ownEvents.includes('leave.requested')) ||
    isAsked(state.parent))

const writing = testModels.flatMap(({ machine }) =>
  statesOf(machine.root).flatMap((state) =>
    state.invoke
      .filter(({ src }) => isWrite(machine, String(src)))
      .map(({ id }) => ({ call: `${machine.id} ${id}`, state })),
  ),
)

test.each(writing)('the router asks before a page is left during $call', ({ state }) => {
  expect(isAsked(state)).toBe(true)
})

test('no page takes a sign-out: the area gives it to the router, which asks the page', () => {
  const takers = testModels
    .filter(({ machine }) => machine.events.includes('signOut.requested' as never))
    .map(({ id }) => id)
  expect(takers.toSorted()).toEqual(['app/router', 'auth/signInAgain', 'session/area'])
})

test('these calls change what the server has', () => {
  expect(new Set(writing.map(({ call }) => call))).toEqual(
    new Set([
      'users statusSave',
      'marketerForm marketerSave',
      'marketerImport marketerSave',
      'deleteMarketer marketerDeletion',
      'profileForm nameSave',
      'deleteAccount deleteAccount',
      'deleteAccount deleteIdentity',
    ]),
  )
})

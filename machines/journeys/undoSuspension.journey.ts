import { answers, openAsAdmin, withNewData } from '#machines/manualTest.ts'
import { fill } from '#charts/gestures.ts'
import { eventually, mustPass, never } from '#charts/journeys/journey.ts'
import { consoleAt, type ConsoleJourney, saveTestModelOf } from '#machines/journeys/console.ts'
import { statusSave } from '#machines/users/users.setup.ts'

const statusSaveTestModel = saveTestModelOf(
  'users/statusSave',
  statusSave,
  {
    send: {
      name: 'changing the status of a user',
      outcomes: [{ name: 'the server changes the status', output: null }],
    },
  },
  { 'outcome send: the server changes the status': answers('suspendUser') },
)

/** Search, suspend, undo. */
export const undoSuspensionJourney: ConsoleJourney = {
  ...consoleAt('/admin/users'),
  ownTestModels: [statusSaveTestModel],
  id: 'undoSuspension',
  title: 'An admin searches for a user, suspends the user and undoes it',
  start: 'an admin who is signed in opens the users page',
  manual: {
    start: withNewData(openAsAdmin('/admin/users')),
    names: { 'Ada Obi': 'Adaeze Nwosu' },
    inputs: {
      'lists/listPage event term.changed: a term': { action: fill('Search', 'adaeze nwosu') },
    },
  },
  sequence: [
    mustPass('lists/loader', 'outcome fetchBatch: the last batch arrives'),
    mustPass('lists/listPage', 'event term.changed: a term'),
    mustPass('users/users', 'event change.requested: one user'),
    mustPass('users/undoOffer', 'offered'),
    mustPass('users/undoOffer', 'accepted'),
    eventually('users/users', 'showing.queue.idle'),
    never('users/users', 'showing.queue.finished'),
  ],
}

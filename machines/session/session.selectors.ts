import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'

const slowTitle = 'Checking your session takes long'
const slowText = 'The sign-in service has not answered yet. You can wait, try again, or sign in.'

/** The title of the notice about the check of the session, or null without a notice. */
export const selectSessionNotice = (snapshot: SnapshotFrom<typeof sessionMachine> | undefined) => {
  if (snapshot?.matches({ readingSession: 'slow' }) || snapshot?.matches({ verifying: 'slow' }))
    return { title: slowTitle, problem: slowText }
  const hasFailed =
    snapshot?.matches('unreachable') || snapshot?.matches('unverified') || snapshot?.matches({ verifying: 'again' })
  return hasFailed
    ? { title: 'Your session could not be checked', problem: snapshot?.context.problem ?? '' }
    : { title: null, problem: '' }
}

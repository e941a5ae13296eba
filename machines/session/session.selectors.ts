import type { SnapshotFrom } from 'xstate'
import type { sessionMachine } from '#machines/session/session.machine.ts'

const slowTitle = 'Checking your session takes long'
const slowText = 'The sign-in service has not answered yet. You can wait, try again, or sign in.'

/** The notice about the check of the session. Its title is null without a notice. `isBusy`: the check is repeated. */
export const selectSessionNotice = (snapshot: SnapshotFrom<typeof sessionMachine> | undefined) => {
  if (snapshot?.matches({ readingSession: 'slow' }) || snapshot?.matches({ verifying: 'slow' }))
    return { title: slowTitle, problem: slowText, isBusy: false }
  const isBusy = snapshot?.matches({ verifying: 'again' }) ?? false
  const hasFailed = isBusy || snapshot?.matches('unreachable') || snapshot?.matches('unverified')
  return hasFailed
    ? { title: 'Your session could not be checked', problem: snapshot?.context.problem ?? '', isBusy }
    : { title: null, problem: '', isBusy }
}

/** The end of each reason for a mutant that a real visit could tell from the chart. */
const isNotShown = 'No input of the test model shows the difference.'
/** The end of each reason for an equivalent mutant. */
const isEquivalent = 'The mutant behaves like the chart.'

const orderReason = `For each input of the test model, at most one of the two guards is true. ${isNotShown}`
const sameUrlReason = `The page opens only with an email, and the test model has one email for it. ${isNotShown}`
const onePageUrlReason = `A page of marketers has one URL. ${isNotShown}`
const sameProfileReason = `The inputs of the test model read the profile that the chart already has. ${isNotShown}`
const sameExpiryReason = `All tokens of the test model expire at the same time. ${isNotShown}`
const sameProblemReason = `All calls of the test model fail with the same error. ${isNotShown}`
const sameDetailsReason = `The test model submits the same valid details each time. ${isNotShown}`
const pendingReason = `Nothing is pending for the inputs of the test model. ${isNotShown}`
const addressReason = `The addresses of the test model are complete. ${isNotShown}`
const checkingCodeReason = `Only a list with a code loads, so 'checkingCode' leads to 'loading'. ${isEquivalent}`
const idleReason = `'idle' raises the event that leads to 'loading'. ${isEquivalent}`
const exitReason = `The exit action clears what the action then sets. ${isEquivalent}`
const entryReason = `The person has not asked to leave in this state, so 'cancelLeave' changes nothing. ${isEquivalent}`
const batchReason = `An outdated list needs a batch, so 'deciding' leads to 'loading'. ${isEquivalent}`
const searchReason = `Each new search of the test model needs another batch. ${isNotShown}`
const retryReason = `A list with a repeated cursor loads from the start, so 'deciding' leads to 'loading'. ${isEquivalent}`
const queueReason = `The queue is empty after its last user, so 'deciding' always leads to 'idle'. ${isEquivalent}`
const undoReason = `The undo fills the queue, which ends the offer. ${isEquivalent}`
const hasCodeReason = `'checkingCode' leads to the state that the chart enters directly. ${isEquivalent}`

/**
 * The mutants that no approved path notices, by chart, each with the reason.
 * The test fails for a survivor that is not listed, and for a listed mutant that a path notices.
 */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'app/app': {
    'check loadingPage: loadPage is done (2) before the branch above it': orderReason,
    'check loadingPage: loadPage is done (3) before the branch above it': orderReason,
    'check loadingPage: loadPage is done (4) before the branch above it': orderReason,
    'check loadingPage: loadPage is done (5) before the branch above it': orderReason,
    'drop setUrl of verify: url.changed': sameUrlReason,
  },
  'app/router': {
    'drop writePending of routing.address: view.shown (1)': pendingReason,
    'drop the entry action completeAddress of routing': addressReason,
  },
  'session/area': {
    'check checkingSession: session is done (2) before the branch above it': orderReason,
    'check checkingSession: session is done (3) before the branch above it': orderReason,
  },
  'admin/adminPages': {
    'drop setProfile of running.page.open: profile.changed': sameProfileReason,
  },
  'ambassador/ambassadorPages': {
    'drop setUrl of page: url.changed (1)': onePageUrlReason,
    'drop setUrl of page.open: url.changed': onePageUrlReason,
  },
  'app/sidebar': {
    'check bar.restoring: always (2) before the branch above it': orderReason,
  },
  'app/theme': {
    'check (chart): theme.chosen (2) before the branch above it': orderReason,
    'check restoring: always (2) before the branch above it': orderReason,
  },
  'ambassador/ambassadorDashboard': {
    'drop setProfile of loaded.refreshing: refreshProfile is done (2)': sameProfileReason,
    'drop setProfile of loaded.refreshing: refreshProfile is done (3)': sameProfileReason,
  },
  'ambassador/refereeList': {
    'change target of deciding: always (1) to refereeList.checkingCode': checkingCodeReason,
    'change target of showing: retry.requested to refereeList.checkingCode': checkingCodeReason,
    'change target of failed: retry.requested to refereeList.checkingCode': checkingCodeReason,
    'change target of failed: refresh.requested to refereeList.checkingCode': checkingCodeReason,
  },
  'session/session': {
    'check readingSession: readSession is done (2) before the branch above it': orderReason,
    'check readingSession: readSession is done (3) before the branch above it': orderReason,
    'drop setExpiry of verifying: checkTokens is done (1)': sameExpiryReason,
    'check verifying: checkTokens is done (2) before the branch above it': orderReason,
  },
  'session/sessionEnd': {
    'drop setProblem of ending: endSessions fails': sameProblemReason,
  },
  'session/lifetime': {
    'drop setExpiry of checking: checkTokens is done (1)': sameExpiryReason,
    'check checking: checkTokens is done (3) before the branch above it': orderReason,
  },
  'session/call': {
    'drop setError of resending: send fails (1)': sameProblemReason,
  },
  'auth/signInAgain': {
    'check sending: startSignIn is done (2) before the branch above it': orderReason,
  },
  'auth/signIn': {
    'check submitting: startSignIn is done (2) before the branch above it': orderReason,
  },
  'auth/verify': {
    'check checking: readEmailMarker is done (3) before the branch above it': orderReason,
    'check redirecting: always (2) before the branch above it': orderReason,
    'check open.code.entering: code.submitted (2) before the branch above it': orderReason,
    'check open.code.checking: codeCheck is done (2) before the branch above it': orderReason,
  },
  'auth/codeCheck': {
    'check confirming: confirmCode is done (2) before the branch above it': orderReason,
    'check confirming: confirmCode is done (3) before the branch above it': orderReason,
    'check confirming: confirmCode is done (4) before the branch above it': orderReason,
  },
  'dashboard/section': {
    'change target of (chart): timeFrame.chosen to section.loading': idleReason,
    'change target of (chart): timeFrame.changed to section.loading': idleReason,
  },
  'dashboard/rangeForm': {
    're-enter the state of editing: range.submitted (2)': exitReason,
  },
  'lists/pagedList': {
    'change target of (chart): rows.outdated to pagedList.loading': batchReason,
    'change target of loading: query.changed (1) to pagedList.loading': searchReason,
    'change target of showing: retry.requested to pagedList.deciding': retryReason,
  },
  'lists/csvExport': {
    'check deciding: always (2) before the branch above it': orderReason,
  },
  'users/users': {
    'check showing.queue.deciding: always (2) before the branch above it': orderReason,
    'check showing.queue.deciding: always (4) before the branch above it': orderReason,
    'change target of showing.queue.sending: changeStatus fails (2) to users.showing.queue.idle': queueReason,
    'change target of showing.undo.offered: undoOffer is done (1) to users.showing.undo.offered': undoReason,
  },
  'marketers/marketerForm': {
    're-enter the state of open.dialog.editing: changes.made': entryReason,
    're-enter the state of open.dialog.editing: changes.undone': entryReason,
    're-enter the state of open.dialog.editing: validation.failed': entryReason,
    're-enter the state of open.dialog.editing: details.submitted (2)': entryReason,
  },
  'marketers/shareCode': {
    'change target of open.fetchingCode: fetchReferralCode is done (1) to shareCode.open.checkingCode': hasCodeReason,
    'change target of open.withoutCode: retry.requested to shareCode.open.checkingCode': hasCodeReason,
  },
  'marketers/sidePanel': {
    'check loadingCode: fetchReferralCode is done (2) before the branch above it': orderReason,
    'check checkingEnd: always (2) before the branch above it': orderReason,
    'check checkingEnd: always (4) before the branch above it': orderReason,
  },
  'marketers/leaderboard': {
    'check checking: always (2) before the branch above it': orderReason,
    'check checking: always (4) before the branch above it': orderReason,
  },
  'app/palette': {
    'check active.open: entry.chosen (2) before the branch above it': orderReason,
  },
  'settings/profileForm': {
    'drop setSubmitted of unsaved.refused: details.submitted': sameDetailsReason,
    'check unsaved.saving: save is done (2) before the branch above it': orderReason,
  },
  'referral/referral': {
    'check ready.handover.choosingTarget: always (2) before the branch above it': orderReason,
  },
}

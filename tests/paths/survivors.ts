/** The end of each reason for a mutant that changes something outside the configuration. */
const testedElsewhere = 'A unit test of the chart covers it.'
/** The end of each reason for an equivalent mutant. */
const isEquivalent = 'The mutant behaves like the chart.'

const profileReason = `Only the profile of the next page changes, not the configuration. ${testedElsewhere}`
const returnUrlReason = `Both open the sign-in page; only the return URL in the message differs. ${testedElsewhere}`
const checkingCodeReason = `Only a list with a code loads, so 'checkingCode' leads to 'loading'. ${isEquivalent}`
const retryReason = `A list with a repeated cursor loads from the start, so 'deciding' leads to 'loading'. ${testedElsewhere}`
const idleReason = `'idle' raises the event that leads to 'loading'. ${isEquivalent}`
const batchReason = `An outdated list needs a batch, so 'deciding' leads to 'loading'. ${isEquivalent}`
const searchReason = `Each new search of the test model needs another batch. ${testedElsewhere}`
const selectionReason = `Nothing is selected, so 'deciding' leads to 'none'. ${isEquivalent}`
const queueReason = `The queue is empty after its last user, so 'deciding' always leads to 'idle'. ${isEquivalent}`
const viewReason = `Only the view that Retry opens changes, not the configuration. ${testedElsewhere}`
const undoReason = `The undo fills the queue, which ends the offer. ${isEquivalent}`
const hasCodeReason = `'checkingCode' leads to the state that the chart enters directly. ${isEquivalent}`

/**
 * The mutants that no test path notices, by chart, each with the reason.
 * The test fails for a survivor that is not listed, and for a listed mutant that a path notices.
 */
export const survivors: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'session/openPage': { 'remove (chart): profile.changed': profileReason },
  'app/app': {
    'remove admin: area is done (2)': returnUrlReason,
    'negate isRefused of admin: area is done (2)': returnUrlReason,
    'remove ambassador: area is done (2)': returnUrlReason,
    'negate isRefused of ambassador: area is done (2)': returnUrlReason,
  },
  'ambassador/refereeList': {
    'change target of deciding: always (1) to refereeList.checkingCode': checkingCodeReason,
    'change target of showing: retry.requested to refereeList.checkingCode': checkingCodeReason,
    'change target of failed: retry.requested to refereeList.checkingCode': checkingCodeReason,
    'change target of failed: refresh.requested to refereeList.checkingCode': checkingCodeReason,
  },
  'settings/profileForm': {
    'remove (chart): profile.changed': `Only the saved values change, not the configuration. ${testedElsewhere}`,
  },
  'dashboard/section': {
    'change target of (chart): timeFrame.chosen to section.loading': idleReason,
    'change target of (chart): timeFrame.changed to section.loading': idleReason,
  },
  'lists/pagedList': {
    'remove (chart): rows.counted': `Only the Y of 'Page X of Y' changes, not the configuration. ${testedElsewhere}`,
    'remove (chart): day.changed': `Only rows with a date filter change, not the configuration. ${testedElsewhere}`,
    'change target of (chart): rows.outdated to pagedList.loading': batchReason,
    'change target of loading: query.changed (1) to pagedList.loading': searchReason,
    'change target of showing: retry.requested to pagedList.deciding': retryReason,
  },
  'lists/selection': {
    'change target of (chart): selection.cleared to selection.deciding': selectionReason,
  },
  'marketers/shareCode': {
    'change target of open.fetchingCode: fetchReferralCode is done (1) to shareCode.open.checkingCode': hasCodeReason,
    'change target of open.withoutCode: retry.requested to shareCode.open.checkingCode': hasCodeReason,
  },
  'users/users': {
    'remove showing: view.shown': viewReason,
    'change target of showing.queue.sending: changeStatus fails (2) to users.showing.queue.idle': queueReason,
    'change target of showing.undo.offered: undoOffer is done (1) to users.showing.undo.offered': undoReason,
    'remove broken: view.changed': viewReason,
  },
}

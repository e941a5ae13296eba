import { ambassadorDashboardMachine } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { formatRefereeFilter, type RefereeFilter } from '#domain/people/refereeFilter.ts'
import { type TestContext, pageObject } from '#tests/paths/browser/pageObject.ts'
import {
  abort,
  answer,
  changeFilter,
  openDashboard,
  profileOf,
  requests,
  tunde,
} from '#tests/paths/browser/pageObjects/ambassador/page.ts'

const profileArrives =
  (isFirstForToken: boolean) =>
  async (context: TestContext): Promise<void> => {
    if (isFirstForToken) await context.page.evaluate(() => sessionStorage.removeItem('marketerLoadedToken'))
    await answer('profile', profileOf(tunde))(context)
  }

const profileCall = {
  kind: 'profile',
  outcomes: {
    'the profile arrives': profileArrives(true),
    'the profile arrives again': profileArrives(false),
    'the server does not know the marketer': answer('profile', profileOf(null)),
    'the call fails': abort('profile'),
  },
}

const cannotFail = 'a child chart cannot fail from outside'

interface FilterFacts {
  readonly filter: RefereeFilter
}

export const ambassadorDashboardPageObject = pageObject({
  machine: ambassadorDashboardMachine,
  actorId: 'ambassadorDashboard',
  requestKinds: { profile: requests('getMarketer') },
  open: openDashboard,
  steps: {
    'filter.changed': changeFilter,
  },
  calls: { loadProfile: profileCall, refreshProfile: profileCall },
  impossible: Object.fromEntries(
    ['refereeList', 'copy', 'shareKit', 'followUp'].map((id) => [`outcome ${id}: the call fails`, cannotFail]),
  ),
  isPossible: (input, { snapshot }) => {
    // The URL changes only to another filter.
    if (snapshot && input.type === 'event' && input.event === 'filter.changed')
      return (
        formatRefereeFilter((input.payload as never as FilterFacts).filter) !==
        formatRefereeFilter((snapshot.context as FilterFacts).filter)
      )
    return !(input.type === 'outcome' && input.case === 'the profile arrives again' && snapshot?.matches('loading'))
  },
})

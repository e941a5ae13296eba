import { fromCallback, fromPromise } from 'xstate'
import { dayOf } from '#domain/days.ts'
import { markLink } from '#domain/people/shareSource.ts'
import { type FollowUp, withReminded, withText, withVisit } from '#domain/people/followUp.ts'
import { type Invitation, type LinkedInvitation, invitationText } from '#domain/people/sharing.ts'
import { api } from '#app/actors/api.ts'
import { refereesLoaderOf } from '#app/actors/refereesLoader.ts'
import { copyLogic } from '#app/actors/pages/copy.ts'
import { sharing, createInvitation } from '#app/actors/pages/sharing.ts'
import { sessions } from '#app/actors/session/sessions.ts'
import { sessionCall } from '#app/actors/session/sessionCall.ts'
import { lazy } from '#lazy/lazy.ts'
import { ambassadorDashboardMachine, type ProfileResult } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { followUpMachine } from '#machines/ambassador/followUp.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { subscribeToTabReturn } from '#services/browser/tabReturn.ts'
import { createFollowUpStore } from '#services/storage/followUp.ts'
import { readPreference, writePreference, preferences } from '#services/storage/preferences.ts'
import { localStore } from '#services/storage/safeStorage.ts'
import { shareTextEntry } from '#services/storage/shareText.ts'

const { getMarketer, listReferees } = createAmbassadorService(api)

/** The last characters of a token's signature identify the token, and do not reveal it. */
const tokenSuffixLength = 12

/** Checks whether the current token is new in this tab, and stores its suffix. */
const isNewToken = (): boolean => {
  const suffix = sessions.marketer.storedAccessToken()?.slice(-tokenSuffixLength) ?? ''
  const isNew = readPreference(preferences.marketerLoadedToken) !== suffix
  writePreference(preferences.marketerLoadedToken, suffix)
  return isNew
}

const loadProfile = async (marketerId: string, signal: AbortSignal): Promise<ProfileResult> => {
  const marketer = await getMarketer(marketerId, signal)
  const isFirstForToken = marketer !== null && isNewToken()
  return {
    marketer,
    invitation: marketer?.referralCode ? createInvitation(marketer.referralCode) : null,
    isFirstForToken,
    hour: new Date().getHours(),
  }
}

const requireInvitation = (invitation: Invitation | null): Invitation => {
  if (!invitation) throw new Error('There is nothing to share')
  return invitation
}

const requireLink = (invitation: Invitation | null): LinkedInvitation => {
  const { link, ...rest } = requireInvitation(invitation)
  if (link === null) throw new Error('There is no link to share')
  return { ...rest, link }
}

const pictures = lazy(() => import('#app/actors/pages/sharePictures.ts'))

const printPicture = lazy(() => import('#services/browser/print.ts'), 'printPicture')

const ownTextEntry = (invitation: Invitation | null) => shareTextEntry(requireInvitation(invitation).code)

const shareKit = shareKitMachine.provide({
  actors: {
    checkShareSupport: fromPromise(async () => sharing.canShare()),
    share: fromPromise(({ input }) => {
      const invitation = requireInvitation(input.invitation)
      return sharing.share({
        title: invitation.product,
        text: invitationText(invitation, input.ownText),
        ...(invitation.link !== null && { url: markLink(invitation.link, 'menu') }),
      })
    }),
    readOwnText: fromPromise(async ({ input }) => readPreference(ownTextEntry(input.invitation))),
    storeOwnText: fromPromise(async ({ input: { invitation, text } }) =>
      writePreference(ownTextEntry(invitation), text?.trim() ? text : null),
    ),
    drawPictures: fromPromise(async ({ input }) => (await pictures.load()).drawPictures(requireLink(input.invitation))),
    sharePicture: fromPromise(async ({ input }) => (await pictures.load()).sharePicture(input)),
    printPoster: fromPromise(async ({ input }) => (await printPicture.load())(input.pictures?.poster ?? '')),
  },
})

/** Keeps what a marketer notes about referees, and notes this visit. */
const followUp = followUpMachine.provide({
  actors: {
    browserStorage: fromCallback(({ input, receive, sendBack }) => {
      const store = createFollowUpStore(localStore, input.personId)
      const report = (read: FollowUp): void => sendBack({ type: 'followUp.read', followUp: read })
      report(store.change((kept) => withVisit(kept, Date.now())))
      receive((command) => {
        if (command.type === 'text.keep') return report(store.change((kept) => withText(kept, command.text)))
        report(store.change((kept) => withReminded(kept, command.refereeId, dayOf(new Date()))))
      })
      return store.subscribe(report)
    }),
  },
})

/** The chart of the marketer's dashboard with its services provided. It is a separate chunk. */
export const ambassadorDashboardLogic = ambassadorDashboardMachine.provide({
  actors: {
    loadProfile: sessionCall(({ marketerId }, signal) => loadProfile(marketerId, signal)),
    refereeList: refereeListMachine.provide({
      actors: {
        loader: refereesLoaderOf(listReferees),
        subscribeToTabReturn: fromCallback(({ sendBack }) =>
          subscribeToTabReturn((now) => sendBack({ type: 'tab.returned', now })),
        ),
      },
    }),
    copy: copyLogic,
    shareKit,
    followUp,
  },
})

import { fromPromise } from 'xstate'
import { posterPicture, qrPicture } from '#domain/people/poster.ts'
import { referralLink } from '#domain/people/referral.ts'
import { type Invitation, invitationText } from '#domain/people/sharing.ts'
import { api } from '#app/actors/api.ts'
import { inSession } from '#app/actors/lifetime.ts'
import { sessions } from '#app/actors/sessions.ts'
import { absolute, settings } from '#app/config.ts'
import { ambassadorDashboardMachine, type ProfileReading } from '#machines/ambassador/ambassadorDashboard.machine.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { refereeListMachine } from '#machines/ambassador/refereeList.machine.ts'
import { type Pictures, shareKitMachine } from '#machines/ambassador/shareKit.machine.ts'
import { createAmbassadorService } from '#services/api/ambassador.ts'
import { recall, remember, remembered } from '#services/storage/preferences.ts'
import { createSharing } from '#services/browser/sharing.ts'

const { getMarketer, listReferees } = createAmbassadorService(api)
const sharing = createSharing({ navigator })

const invitationOf = (code: string | null): Invitation | null =>
  code === null
    ? null
    : { product: settings.VITE_PRODUCT_NAME, code, link: referralLink(absolute(settings.VITE_REFERRAL_HOST), code) }

/** The end of a token's signature tells one token from the next, and is of no use to anybody. */
const markLength = 12

/** Whether a token is seen for the first time in this tab. */
const noteToken = (): boolean => {
  const mark = sessions.marketer.keptAccessToken()?.slice(-markLength) ?? ''
  const isFirst = recall(remembered.marketerToldToken) !== mark
  remember(remembered.marketerToldToken, mark)
  return isFirst
}

const readProfile = async (id: string, signal: AbortSignal): Promise<ProfileReading> => {
  const marketer = await getMarketer(id, signal)
  const isFirstOfToken = marketer !== null && noteToken()
  return {
    marketer,
    invitation: invitationOf(marketer?.referralCode ?? null),
    isFirstOfToken,
    hour: new Date().getHours(),
  }
}

const given = (invitation: Invitation | null): Invitation => {
  if (!invitation) throw new Error('There is nothing to share')
  return invitation
}

const shareKit = shareKitMachine.provide({
  actors: {
    lookForSheet: fromPromise(async () => sharing.hasSheet()),
    openSheet: fromPromise(({ input }) => {
      const invitation = given(input.invitation)
      return sharing.openSheet({ title: invitation.product, text: invitationText(invitation), url: invitation.link })
    }),
    drawPictures: fromPromise<Pictures, { invitation: Invitation | null }>(async ({ input }) => {
      const invitation = given(input.invitation)
      const qr = (await import('#services/browser/qrCode.ts')).drawQr(invitation.link)
      return { qr: qrPicture(qr), poster: posterPicture(invitation, qr) }
    }),
    printPoster: fromPromise(async ({ input }) =>
      (await import('#services/browser/print.ts')).printPicture(input.pictures?.poster ?? ''),
    ),
  },
})

/** The chart of the marketer's dashboard, with the services it calls; a chunk of its own. */
export const ambassadorDashboard = ambassadorDashboardMachine.provide({
  actors: {
    loadProfile: fromPromise(({ input, signal, system }) =>
      inSession(system, signal, () => readProfile(input.id, signal)),
    ),
    refereeList: refereeListMachine.provide({
      actors: {
        listReferees: fromPromise(({ input, signal, system }) =>
          inSession(system, signal, () => listReferees(input.code, signal)),
        ),
      },
    }),
    copy: copyMachine.provide({ actors: { copyText: fromPromise(({ input }) => sharing.copy(input.text)) } }),
    shareKit,
  },
})

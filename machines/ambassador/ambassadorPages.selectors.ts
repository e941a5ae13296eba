import type { ActorRefFrom, SnapshotFrom } from 'xstate'
import type { ambassadorPagesMachine } from '#machines/ambassador/ambassadorPages.machine.ts'
import type { areaMachine } from '#machines/session/area.machine.ts'
import { openPageOf } from '#machines/session/openPage.ts'

/** The actor of the pages. It runs while a marketer is signed in. */
export const selectAmbassadorPagesActor = (
  snapshot: SnapshotFrom<typeof areaMachine>,
): ActorRefFrom<typeof ambassadorPagesMachine> | undefined => snapshot.children.pages

/** The marketer in the top bar, the deletion of the account, and the open page. */
export const selectAmbassadorPages = (snapshot: SnapshotFrom<typeof ambassadorPagesMachine> | undefined) => ({
  profile: snapshot?.context.profile ?? null,
  deleteAccount: snapshot?.children.deleteAccount,
  ...openPageOf(snapshot, (page) => snapshot?.matches({ page })),
})

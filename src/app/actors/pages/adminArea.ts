import { fromCallback, fromPromise } from 'xstate'
import { createAreaLogic } from '#app/actors/session/area.ts'
import { copyLogic } from '#app/actors/pages/copy.ts'
import { openPageActors } from '#app/actors/pages/openPage.ts'
import { signOutAdmin, sessions } from '#app/actors/session/sessions.ts'
import { lazyChart } from '#lazy/lazyChart.ts'
import { createActivityStore } from '#app/lazyCode.ts'
import { lazy } from '#lazy/lazy.ts'
import type { StoredAccess } from '#domain/auth/decideAccess.ts'
import { adminPagesMachine } from '#machines/admin/adminPages.machine.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { selectUrl } from '#machines/app/router/router.selectors.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import type { SystemMessages } from '#machines/messages.ts'
import { systemActor } from '#machines/system.ts'
import { readStoredDetails, withStoredPicture } from '#services/storage/preferences.ts'
import { subscribeToNarrowWindow } from '#services/browser/narrowWindow.ts'
import { subscribeToPaletteShortcut, subscribeToTyping } from '#services/browser/keyboard.ts'
import { waitUntilQuiet } from '#services/browser/serviceWorker.ts'
import { subscribeToProfile } from '#services/browser/tabs.ts'

/** Reports a saved profile, of this tab and of other tabs. */
const subscribeToSavedProfile = fromCallback<Extract<SystemMessages['pages'], { type: 'profile.saved' }>>(
  ({ sendBack, receive }) => {
    const report = (isOtherTab: boolean) => async () => {
      // If the session cannot be read now, the header keeps the old profile until the next report.
      const status = await sessions.admin.read().catch(() => null)
      if (status?.kind !== 'signedIn') return
      const details = readStoredDetails(status.profile)
      const profile = withStoredPicture({ ...status.profile, name: details.name })
      sendBack({ type: 'profile.changed', profile, ...(isOtherTab && { details }) })
    }
    receive(report(false))
    return subscribeToProfile(report(true))
  },
)

const alerts = alertsMachine.provide({
  actors: {
    clock: fromCallback(({ sendBack, receive }) =>
      receive((alert) => sendBack({ ...alert, type: 'alert.stamped', createdAt: Date.now() })),
    ),
  },
})

const paletteContent = lazy(() => import('#app/actors/pages/palette.ts'), 'createPaletteContent')

const recordSearchLogic = lazy(() => import('#app/actors/pages/recordSearch.ts'), 'recordSearchLogic')

const paletteDialog = lazy(() => import('#pages/admin/palette/PaletteDialog.tsx'))

const loadPalette = () => Promise.all([paletteContent.load(), paletteDialog.load(), recordSearchLogic.load()])

/** Starts with the first key of the shortcut, so that the palette is loaded when the second key is pressed. */
const preloadPalette = () => void loadPalette().catch(() => undefined)

const palette = paletteMachine.provide({
  actors: {
    subscribeToShortcut: fromCallback(({ sendBack }) =>
      subscribeToPaletteShortcut(() => sendBack({ type: 'palette.toggled' }), preloadPalette),
    ),
    subscribeToTyping: fromCallback(({ sendBack }) =>
      subscribeToTyping((term) =>
        sendBack(term === null ? { type: 'dialog.dismissed' } : { type: 'term.changed', term }),
      ),
    ),
    loadEntries: fromPromise(async ({ input, system }) => {
      const [createPaletteContent] = await loadPalette()
      return createPaletteContent(input.personId, input.role, selectUrl(systemActor(system, 'router').getSnapshot()))
    }),
    recordSearch: lazyChart(recordSearchLogic.current),
  },
})

const sidebar = sidebarMachine.provide({
  actors: {
    subscribeToWidth: fromCallback(({ sendBack }) =>
      subscribeToNarrowWindow((isNarrow) => sendBack({ type: isNarrow ? 'window.narrowed' : 'window.widened' })),
    ),
  },
})

/** The first rows and the figures come first. */
const savedViewsQuietMs = 300

const savedViewsLogic = lazy(() => import('#app/actors/lists/savedViews.ts'), 'savedViewsLogic')

const savedViewLinks = lazy(() => import('#pages/admin/savedViews/SavedViewLinks.tsx'))

const pages = adminPagesMachine.provide({
  actors: {
    loadSavedViews: fromPromise(async ({ input, signal }) => {
      if (!input.isRequested) await waitUntilQuiet(savedViewsQuietMs, signal)
      createActivityStore.preload()
      await Promise.all([savedViewsLogic.load(), savedViewLinks.load()])
    }),
    savedViews: lazyChart(savedViewsLogic.current),
    sidebar,
    alerts,
    copy: copyLogic,
    palette,
    ...openPageActors,
    subscribeToProfile: subscribeToSavedProfile,
  },
})

const readStored = async (signal: AbortSignal): Promise<StoredAccess> => {
  const status = await sessions.admin.read(signal)
  return {
    status: status.kind === 'signedIn' ? { ...status, profile: withStoredPicture(status.profile) } : status,
    storedEmail: null,
    storedUserId: null,
  }
}

/** The admin area with the services it calls. This module is a lazy chunk. */
export const adminAreaLogic = createAreaLogic({
  session: sessions.admin,
  audience: 'admin',
  pages,
  readStored,
  clearSession: () => sessions.admin.clear(),
  signOut: signOutAdmin,
})

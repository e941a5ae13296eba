import { assertEvent, assign, emit, type EventObject, sendTo, setup } from 'xstate'
import type { PageAction } from '#domain/app/palette.ts'
import type { Profile } from '#domain/people/profile.ts'
import type { PersonalDetails } from '#domain/settings/ownProfile.ts'
import { copyMachine } from '#machines/ambassador/copy.machine.ts'
import { alertsMachine } from '#machines/app/alerts.machine.ts'
import { paletteMachine } from '#machines/app/palette/palette.machine.ts'
import { sidebarMachine } from '#machines/app/sidebar.machine.ts'
import { prefetchedBatchesMachine } from '#machines/lists/prefetchedBatches.machine.ts'
import type { RecordActivityEffect, ToastEffect } from '#machines/effects.ts'
import type { savedViewsMachine } from '#machines/lists/savedViews.machine.ts'
import type { SavedViewsRequested, SystemMessages } from '#machines/messages.ts'
import type { StateMeta, StateTag } from '#machines/meta.ts'
import { chartOnDemand, noReceiver, notProvided } from '#machines/notProvided.ts'
import type { AreaUrl, PagesInput } from '#machines/session/area.machine.ts'
import { openPageActions, openPageActors, type OpenPageEvent, openPageGuards } from '#machines/session/openPage.ts'
import { sendToSystem } from '#machines/system.ts'

/** The person saved the profile in this tab. */
type ProfileSaved = Extract<SystemMessages['pages'], { type: 'profile.saved' }>

/** The saved profile was read. `details` is there if another tab saved it. */
interface ProfileChanged {
  type: 'profile.changed'
  profile: Profile
  details?: PersonalDetails
}

type Event = OpenPageEvent | ProfileChanged | SystemMessages['pages']

interface Context extends PagesInput {
  /** The change of a record that waits for its page. */
  pendingAction: PageAction | null
  /** The person asked for the saved views while their code was not loaded. */
  viewsRequest: SavedViewsRequested | null
}

/** The types, actors, guards and actions of the pages of the admin area. */
export const adminPagesSetup = setup({
  types: {
    input: {} as PagesInput,
    context: {} as Context,
    events: {} as Event,
    emitted: {} as ToastEffect | RecordActivityEffect,
    meta: {} as StateMeta,
    tags: {} as StateTag,
    children: {} as {
      sidebar: 'sidebar'
      alerts: 'alerts'
      copy: 'copy'
      palette: 'palette'
      prefetchedBatches: 'prefetchedBatches'
      subscribeToProfile: 'subscribeToProfile'
      loadPageCode: 'loadPageCode'
      pageChart: 'pageChart'
      loadSavedViews: 'loadSavedViews'
      savedViews: 'savedViews'
    },
  },
  actors: {
    ...openPageActors,
    sidebar: sidebarMachine,
    alerts: alertsMachine,
    copy: copyMachine,
    palette: paletteMachine,
    prefetchedBatches: prefetchedBatchesMachine,
    /** Reads the profile again after `profile.saved`, and after another tab saved it. */
    subscribeToProfile: noReceiver<ProfileSaved>('subscribeToProfile'),
    /** Loads the code of the saved views: at once if the person asked for them, else when the page is quiet. */
    loadSavedViews: notProvided<void, { isRequested: boolean }>('loadSavedViews'),
    savedViews: chartOnDemand<typeof savedViewsMachine>('savedViews'),
  },
  guards: {
    ...openPageGuards,
    /** Such a page says itself that it stopped. After any other page, the page of the app says so. */
    isListOrDashboard: ({ context: { url } }) => url.view !== null || url.route === 'dashboard',
    isActionOfPage: ({ context }, { action }: { action: PageAction }) => action.route === context.url.route,
    hasActionForPage: ({ context }) => context.pendingAction?.route === context.url.route,
    isSavedInOtherTab: (_, { details }: { details?: PersonalDetails }) => details !== undefined,
    areViewsRequested: ({ context }) => context.viewsRequest !== null,
  },
  actions: {
    ...openPageActions<Context, Event>(),
    /** A change that waits for another page is dropped. */
    setUrl: assign(({ context: { pendingAction } }, { url }: { url: AreaUrl }) => ({
      url,
      pendingAction: pendingAction?.route === url.route ? pendingAction : null,
    })),
    /** The page changed its view or its time frames after the URL was reported. */
    requestUrl: sendToSystem('router', { type: 'urlReport.requested' }),
    setPendingAction: assign({ pendingAction: (_, { action }: { action: PageAction }) => action }),
    clearPendingAction: assign({ pendingAction: null }),
    openPageOfAction: sendToSystem('router', (_, { action }: { action: PageAction }) => ({
      type: 'page.requested',
      to: action.route,
      replace: false,
    })),
    sendPendingAction: sendTo('pageChart', ({ context }): EventObject => (context.pendingAction as PageAction).event),
    forwardToPage: sendTo('pageChart', ({ event }): EventObject => event),
    sendAction: sendTo('pageChart', (_, { action }: { action: PageAction }): EventObject => action.event),
    setProfile: assign({ profile: (_, { profile }: { profile: Profile }) => profile }),
    requestProfile: sendTo('subscribeToProfile', { type: 'profile.saved' }),
    recordActivity: emit(({ context, event }) => {
      assertEvent(event, 'activity.made')
      return { type: 'recordActivity', personId: context.profile.id, change: event.change }
    }),
    setViewsRequest: assign(({ event }) => {
      assertEvent(event, 'savedViews.requested')
      return { viewsRequest: event }
    }),
    clearViewsRequest: assign({ viewsRequest: null }),
    forwardToSavedViews: sendTo('savedViews', ({ event }) => event as SavedViewsRequested),
    closeSavedViews: sendTo('savedViews', { type: 'url.changed' }),
    toastViewsFailed: emit({
      type: 'toast',
      tone: 'error',
      text: 'Saved views could not be loaded. Check your connection and try again.',
    }),
  },
})
